-- Files that show that something was done (D41: 20 for each due date, with the day they speak of).
CREATE TABLE evidence (
  id uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  scheduled_task_id uuid NOT NULL,
  file_name text NOT NULL CHECK (char_length(file_name) BETWEEN 1 AND 255),
  mime_type text NOT NULL,
  size bigint NOT NULL CHECK (size > 0),
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  file_key text NOT NULL,
  effective_date date,
  uploaded_by uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organisation_id, id),
  -- A date that has evidence stays, whatever becomes of its task's schedule.
  FOREIGN KEY (organisation_id, scheduled_task_id) REFERENCES scheduled_tasks (organisation_id, id) ON DELETE NO ACTION
);
CREATE INDEX evidence_of_date ON evidence (scheduled_task_id, created_at, id);

ALTER TABLE evidence ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON evidence TO anupalan_app;
CREATE POLICY own ON evidence TO anupalan_app USING (organisation_id = current_organisation());
