/** Letters that stand for words, which stay capitals. */
const LETTERS = new Set(
  'AAQ,AEE,AMC,APCD,APCM,AOX,BG,BOD,BMW,CAA,CAAQMS,CBMWTF,CBWTF,CCA,CCTV,CEMS,CER,CETP,CFE,CFO,CGWA,CHWTSDF,CO,COD,CPCB,CSR,CTE,CTO,DCS,DG,DO,DPR,EC,EIA,EMP,EMS,EPR,ESP,ETP,FCBTP,FRP,GCP,GPS,GWTP,HAZOP,HAZMAT,HCF,HCE,HDPE,HOD,HSD,HW,ISO,IT,KL,KLD,KVA,LDAR,LED,LEL,LPG,MBBR,MEE,MIS,MLD,MOEF,MOEFCC,MPN,MSDS,MT,MW,NABL,NABH,NAAQS,NOC,OCEMS,OEM,OHC,OSHA,PAC,PESO,PH,PLC,PM,PNG,PPE,PTZ,PUC,QCI,RO,ROW,RSPM,SBR,SCADA,SEIAA,SOP,SPCB,SPM,SS,STP,TDS,TOC,TPA,TPD,TPM,TPH,TSDF,TSP,TSS,UF,UV,VFD,VOC,ZLD'.split(
    ',',
  ),
);
/** "I, II, IV" of forms and schedules. */
const ROMAN = /^[IVX]+$/;
const WORD = /[A-Z][A-Z'’]*[A-Z]|[A-Z]/g;
/** Fewer words may be the letters of a thing: "STP OUTLET". */
const LEAST_WORDS = 4;

/** Whether a clause is printed in capitals throughout. */
export const isInCapitals = (text: string): boolean =>
  !/[a-z]{3}/.test(text) && (text.match(/[A-Z]{2,}/g)?.length ?? 0) >= LEAST_WORDS;

/** Whether a word is letters of another kind: a number of a form, a symbol with a figure, initials with full stops. */
const isSymbol = (text: string, word: string, at: number): boolean => {
  const [before, after] = [text.slice(0, at), text.slice(at + word.length)];
  return (
    LETTERS.has(word) ||
    (ROMAN.test(word) && /\b(?:FORM|SCHEDULE|ANNEXURE|PART|CLASS|PHASE|UNIT)\W{1,3}$/i.test(before)) ||
    /^-?\d/.test(after) ||
    /^\.[A-Z]\b/.test(after) ||
    /[A-Z]\.$/.test(before) ||
    (word.length > 1 && !/[AEIOUY]/.test(word))
  );
};

/** The words of a clause in capitals with small letters, but for letters that stand for words and numbers of forms. */
export const toSmallLetters = (text: string): string =>
  text
    .replace(WORD, (word, at: number) => (isSymbol(text, word, at) ? word : word.toLowerCase()))
    .replace(/\bboard\b/g, 'Board');
