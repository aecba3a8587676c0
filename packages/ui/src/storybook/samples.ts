/** A word that no dictionary holds: 120 letters without a place to break. */
export const LONG_WORD =
  'Abwasserbehandlungsanlagenüberwachungsverordnungsdurchführungsbestimmungsänderungsgenehmigungsverfahrensbeschleunigung';

/** Five hundred letters in one word, as a paste without spaces brings them. */
export const ENDLESS_WORD = 'condition'.repeat(56);

/** A paragraph of some length. */
export const LONG_TEXT =
  'The applicant shall submit the environmental statement in Form V for the financial year ending 31st March on or before 30th September every year, along with the analysis reports of effluent, emission and ambient air quality, and shall keep the records of the last five years ready for inspection at any time. ';

/** The same in five thousand words. */
export const HUGE_TEXT = LONG_TEXT.repeat(100);

/** Names as people have them: Devanagari, Arabic (right to left), very long. */
export const NAMES = {
  hindi: 'अनीता जोशी',
  rightToLeft: 'فاطمة الزهراء بنت عبد الرحمن',
  long: 'Venkatanarasimharajuvaripeta Subrahmanyam Lakshminarayanan Iyer',
} as const;

/** A sentence of an order in Hindi. */
export const HINDI_TEXT = 'आवेदक प्रत्येक तीन माह में एक बार चिमनी उत्सर्जन की निगरानी कराएगा।';
