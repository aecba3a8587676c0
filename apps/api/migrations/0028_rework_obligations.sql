-- A person completes the reading: obligations are added, merged and split.
ALTER TABLE obligations
  ADD COLUMN source text NOT NULL DEFAULT 'read' CHECK (source IN ('read', 'person')),
  ADD COLUMN read_citation jsonb,      -- what the reader cited, where a person has changed the citation since
  ADD COLUMN merged_into uuid,         -- its words are part of this one now; kept for the reader, the trail and the undo
  ADD COLUMN undo jsonb,               -- what takes the last change of this kind back; null once something else changed
  ADD FOREIGN KEY (organisation_id, merged_into) REFERENCES obligations (organisation_id, id),
  ADD CHECK (merged_into <> id);
CREATE INDEX obligations_merged ON obligations (organisation_id, merged_into) WHERE merged_into IS NOT NULL;
