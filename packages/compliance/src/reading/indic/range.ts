/**
 * Source of a pattern for the word between the ends of a range in Indian languages: "6.5 से 8.5", "6.5 ते 8.5", "6.5 થી
 * 8.5". In the other languages it stands between the figures as well ("6.5 முதல் 8.5 வரை").
 */
export const RANGE_WORDS = 'से|ते|થી|ರಿಂದ|முதல்|నుండి|నుంచి|থেকে|ਤੋਂ|ରୁ|മുതൽ';
