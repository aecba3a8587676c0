-- The rows of the catalogue of law that a person has said an obligation is the same as; an empty list: none. Null: what its
-- words say, as for every obligation of before.
ALTER TABLE obligations ADD COLUMN statutory_ids uuid[];
