-- Who has read the source of an entry of the statutory catalogue that is not verified, and takes it on. The entries
-- themselves are data of the engine (packages/compliance/src/statutory).
CREATE TABLE statutory_confirmations (
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  statutory_id uuid NOT NULL,
  confirmed_by uuid NOT NULL REFERENCES users,
  confirmed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organisation_id, statutory_id)
);
ALTER TABLE statutory_confirmations ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON statutory_confirmations TO anupalan_app;
CREATE POLICY own ON statutory_confirmations TO anupalan_app USING (organisation_id = current_organisation());

-- The entry that a task was made of. Two people who take the same one at once make one task.
ALTER TABLE tasks ADD COLUMN statutory_id uuid;
CREATE UNIQUE INDEX tasks_of_statutory ON tasks (organisation_id, statutory_id)
  WHERE deleted_at IS NULL AND statutory_id IS NOT NULL;
