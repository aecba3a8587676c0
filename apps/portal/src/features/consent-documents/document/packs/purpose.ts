/** What a pack is wanted for: an inspection, or the report of an environmental clearance. */
export type PackPurpose = 'inspection' | 'report';
