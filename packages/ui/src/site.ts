/** Parts of the public site, static like the entry `.`: React and icons only. */
export {};
