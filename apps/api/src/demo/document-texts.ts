/** An invented document: its file in each version, oldest first. Names of PDFs end in .pdf; others are texts. */
export type DemoDocument = {
  title: string;
  /** Path of its folder; null: in none. */
  folder: string | null;
  description: string;
  /** Age of the first version. */
  daysAgo: number;
  versions: readonly { fileName: string; lines: readonly string[] }[];
};

/** Paths of folders, parents first. */
export const DEMO_FOLDERS = [
  'Effluent treatment',
  'Effluent treatment/Operating procedures',
  'Effluent treatment/Log sheets',
  'Air pollution control',
  'Drawings',
  'Safety data',
] as const;

const SCRUBBER = [
  '# 1. Purpose',
  'The scrubber takes acid vapour from reactors R-101 to R-104 before it reaches the stack.',
  '',
  '# 2. Before starting',
  'Check the level of the caustic tank: at least 60 percent.',
  'Check that the pH probe was calibrated within the last fortnight.',
  'Open valve V-12, then start pump P-7. Never the other way round.',
  '',
  '# 3. While running',
  'Keep the liquor between pH 8.5 and 10.0. Write it down every four hours.',
  'A pressure drop above 180 mm of water means that the packing is blocked.',
] as const;

/** What the demo company keeps. */
export const DEMO_DOCUMENTS: readonly DemoDocument[] = [
  {
    title: 'Scrubber SC-2, operating manual',
    folder: 'Air pollution control',
    description: 'Start, run and stop of the caustic scrubber. Read it before the first shift.',
    daysAgo: 200,
    versions: [
      { fileName: 'Scrubber-SC-2-manual.pdf', lines: SCRUBBER },
      {
        fileName: 'Scrubber-SC-2-manual-rev2.pdf',
        lines: [
          ...SCRUBBER,
          '',
          '# 4. Stopping',
          'Let pump P-7 run for ten minutes after the last reactor is closed.',
        ],
      },
      {
        fileName: 'Scrubber-SC-2-manual-rev3.pdf',
        lines: [
          ...SCRUBBER,
          '',
          '# 4. Stopping',
          'Let pump P-7 run for ten minutes after the last reactor is closed.',
          '',
          '# 5. Power failure',
          'The emergency tank feeds the spray for six minutes. Stop the reactors within four.',
        ],
      },
    ],
  },
  {
    title: 'Effluent treatment plant, operating procedure',
    folder: 'Effluent treatment/Operating procedures',
    description: 'Equalisation, dosing, clarifier and sludge. Asked for at the last inspection.',
    daysAgo: 185,
    versions: [
      {
        fileName: 'ETP-procedure.pdf',
        lines: [
          '# 1. Equalisation',
          'Keep the level between 1.2 and 2.6 metres. Aerate all the time.',
          '',
          '# 2. Dosing',
          'Lime to pH 8.2, then polyelectrolyte at 2 mg per litre. Do a jar test each morning.',
          '',
          '# 3. Clarifier',
          'Draw sludge for ten minutes every two hours.',
        ],
      },
      {
        fileName: 'ETP-procedure-rev2.pdf',
        lines: [
          '# 1. Equalisation',
          'Keep the level between 1.2 and 2.6 metres. Aerate all the time.',
          'Do not take reactor washings without the word of the laboratory.',
          '',
          '# 2. Dosing',
          'Lime to pH 8.2, then polyelectrolyte at 2 mg per litre. Do a jar test each morning.',
          '',
          '# 3. Clarifier',
          'Draw sludge for ten minutes every two hours.',
          '',
          '# 4. When a limit is passed',
          'Close the outlet valve, return to equalisation, call the shift in charge.',
        ],
      },
    ],
  },
  {
    title: 'Outlet log, October',
    folder: 'Effluent treatment/Log sheets',
    description: 'Readings of the flow meter and of the pH probe at the outlet.',
    daysAgo: 20,
    versions: [
      {
        fileName: 'outlet-log-october.csv',
        lines: [
          'Day,Flow (KL),pH,TSS (mg/l),Remark',
          '1,41.2,7.4,38,',
          '2,39.8,7.6,41,',
          '3,40.5,7.2,36,"Probe cleaned, read again"',
          '4,38.9,7.5,44,',
          '5,42.0,7.3,39,',
          '6,40.1,7.4,40,',
          '7,39.4,7.7,47,"Jar test repeated"',
          '8,41.6,7.5,42,',
        ],
      },
    ],
  },
  {
    title: 'Caustic dosing, jar tests',
    folder: 'Effluent treatment/Log sheets',
    description: '',
    daysAgo: 48,
    versions: [
      {
        fileName: 'jar-tests.csv',
        lines: ['Date,Lime (g/l),Polymer (mg/l),Clear after (min)', '2 Oct,0.42,2.0,14', '9 Oct,0.45,2.0,12'],
      },
      {
        fileName: 'jar-tests.csv',
        lines: [
          'Date,Lime (g/l),Polymer (mg/l),Clear after (min)',
          '2 Oct,0.42,2.0,14',
          '9 Oct,0.45,2.0,12',
          '16 Oct,0.44,2.2,11',
          '23 Oct,0.43,2.1,12',
        ],
      },
    ],
  },
  {
    title: 'Stack heights and sampling ports',
    folder: 'Air pollution control',
    description: 'Where the ports are, how to reach them, and the height above ground.',
    daysAgo: 160,
    versions: [
      {
        fileName: 'Stacks.pdf',
        lines: [
          '# Boiler stack',
          'Height 32 metres. Port at 16 metres on the north side, reached by the caged ladder.',
          '',
          '# Process stack, scrubber SC-2',
          'Height 24 metres. Two ports at right angles at 14 metres. Anchor the harness at the ring.',
          '',
          '# Diesel generator, 500 kVA',
          'Stack 6 metres above the roof of the building.',
        ],
      },
    ],
  },
  {
    title: 'Water balance of the works',
    folder: 'Drawings',
    description: 'From the intake meter to the outlet, with the meters that are read.',
    daysAgo: 140,
    versions: [
      {
        fileName: 'Water-balance.pdf',
        lines: [
          'Intake 68 KL a day: process 31, cooling 22, boiler 9, domestic 6.',
          '',
          'Loss by evaporation 19, in product 7, to treatment 42.',
          'Meters: M-1 intake, M-2 cooling, M-3 inlet of treatment, M-4 outlet.',
        ],
      },
    ],
  },
  {
    title: 'Layout of the hazardous waste store',
    folder: 'Drawings',
    description: 'Bays, bund, spill kit and the way of the truck.',
    daysAgo: 96,
    versions: [
      {
        fileName: 'Waste-store-layout.pdf',
        lines: [
          'Bay 1: spent solvent in drums. Bay 2: sludge in lined bags. Bay 3: used oil.',
          'Bund of 110 percent of the largest container. Roofed, with a drain to the pit.',
          'Spill kit at the door. The board with names and amounts hangs at the gate.',
        ],
      },
    ],
  },
  {
    title: 'Caustic soda, safety data sheet',
    folder: 'Safety data',
    description: 'In English; the Hindi sheet hangs at the tank.',
    daysAgo: 120,
    versions: [
      {
        fileName: 'Caustic-soda.pdf',
        lines: [
          '# First aid',
          'Eyes: rinse for fifteen minutes and call the doctor. Skin: rinse, take the clothes off.',
          '',
          '# Handling',
          'Goggles, apron and gloves. Never add water to the tank.',
        ],
      },
    ],
  },
  {
    title: 'List of emergency contacts',
    folder: null,
    description: 'Print it and hang it at the gate.',
    daysAgo: 60,
    versions: [
      {
        fileName: 'emergency-contacts.txt',
        lines: [
          'Shift in charge: extension 214',
          'Safety officer: extension 220',
          'Gate: extension 200',
          'Assembly point: in front of the canteen',
          'संकट में: विस्तार 214 पर फ़ोन करें',
        ],
      },
    ],
  },
];
