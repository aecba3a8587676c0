-- What a person has corrected is read the corrected way in later orders of the organisation, and of no other.
CREATE TABLE learned_readings (
  id uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  key_hash text NOT NULL,             -- SHA-256 of the telling words: nearly the same wording has the same
  wording text NOT NULL,
  lesson jsonb NOT NULL,
  taught_by text NOT NULL,            -- the name on that day
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organisation_id, id),
  UNIQUE (organisation_id, key_hash)
);
CREATE INDEX learned_readings_by_time ON learned_readings (organisation_id, updated_at DESC, id);
ALTER TABLE learned_readings ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON learned_readings TO anupalan_app;
CREATE POLICY own ON learned_readings TO anupalan_app USING (organisation_id = current_organisation());

ALTER TABLE obligations
  ADD COLUMN read_as jsonb,            -- name and timing as the reader had them, where a person or a lesson changed them
  ADD COLUMN learned_from uuid,
  ADD COLUMN title_edited_at timestamptz,
  ADD COLUMN name_rule integer NOT NULL DEFAULT 0, -- the version of the rule that its name was last looked at with
  ADD FOREIGN KEY (organisation_id, learned_from) REFERENCES learned_readings (organisation_id, id) ON DELETE SET NULL (learned_from);
CREATE INDEX obligations_learned ON obligations (organisation_id, learned_from) WHERE learned_from IS NOT NULL;
CREATE INDEX obligations_by_name_rule ON obligations (name_rule, organisation_id, id);

-- Which names a person has written is known of the trail.
UPDATE obligations SET title_edited_at = edit.at
FROM (SELECT entity_id, max(created_at) AS at FROM audit_log
      WHERE entity = 'obligation' AND details -> 'to' ? 'title' GROUP BY entity_id) AS edit
WHERE edit.entity_id = obligations.id;

-- A sweep finds out whose names are still to be looked at; the work itself runs as the application role.
GRANT SELECT (organisation_id, name_rule) ON obligations TO anupalan_system;
CREATE POLICY sweep ON obligations FOR SELECT TO anupalan_system USING (true);
