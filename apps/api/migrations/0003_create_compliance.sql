CREATE TABLE consent_documents (
  id uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 255),
  file_name text NOT NULL CHECK (char_length(file_name) BETWEEN 1 AND 255),
  mime_type text NOT NULL,            -- of the file as it was sent, like size and sha256
  size bigint NOT NULL CHECK (size > 0),
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  file_key text NOT NULL,             -- the file as it was sent
  shown_key text,                     -- the PDF that an image was wrapped into; null where the file itself is shown
  shown_size bigint CHECK (shown_size > 0),
  page_count integer CHECK (page_count > 0),
  uploaded_by uuid NOT NULL REFERENCES users,
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'reading', 'ready', 'failed')),
  progress real NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 1),
  page integer,                       -- the page being read
  failure text,
  unread_pages integer[] NOT NULL DEFAULT '{}',
  facts jsonb NOT NULL DEFAULT '{}',
  corrected_facts jsonb NOT NULL DEFAULT '{}', -- what a person put right: stays over a re-read
  validity jsonb NOT NULL DEFAULT '[]',
  limits jsonb NOT NULL DEFAULT '[]',
  questions jsonb NOT NULL DEFAULT '[]',
  paragraphs jsonb,                   -- the text of a DOCX, which has no pages
  superseded_by_id uuid REFERENCES consent_documents,
  archived_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organisation_id, id)
);
CREATE UNIQUE INDEX consent_documents_same_file ON consent_documents (organisation_id, sha256)
  WHERE archived_at IS NULL AND status <> 'failed';
CREATE INDEX consent_documents_by_time ON consent_documents (organisation_id, created_at DESC, id DESC);

CREATE TABLE tasks (
  id uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
  description text NOT NULL DEFAULT '' CHECK (char_length(description) <= 5000),
  origin text NOT NULL CHECK (origin IN ('Generated', 'Received')),
  schedule jsonb NOT NULL,
  frequency text CHECK (frequency IN ('daily', 'weekly', 'monthly', 'quarterly', 'half_yearly', 'yearly')),
  begins_on date NOT NULL,            -- occurrences exist from this day on (D22)
  alert_days integer[] NOT NULL,
  assignee_id uuid REFERENCES users,
  consent_document_id uuid,
  obligation_id uuid,
  citation jsonb,
  occurrences_until date NOT NULL,    -- how far ahead they have been made
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organisation_id, id),
  FOREIGN KEY (organisation_id, consent_document_id) REFERENCES consent_documents (organisation_id, id)
);
-- Two people who accept the same obligation at once make one task.
CREATE UNIQUE INDEX tasks_of_obligation ON tasks (obligation_id) WHERE deleted_at IS NULL AND obligation_id IS NOT NULL;
CREATE INDEX tasks_by_time ON tasks (organisation_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX tasks_horizon ON tasks (occurrences_until) WHERE deleted_at IS NULL;

CREATE TABLE obligations (
  id uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  consent_document_id uuid NOT NULL,
  position integer NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  condition_no text,
  category text NOT NULL CHECK (category IN ('monitoring', 'reporting', 'return', 'renewal', 'record', 'fee', 'other')),
  frequency text CHECK (frequency IN ('daily', 'weekly', 'monthly', 'quarterly', 'half_yearly', 'yearly')),
  recurring boolean NOT NULL,
  stated_frequency text,
  due_date date,
  done boolean,
  schedule jsonb,
  recurrence jsonb,                   -- the schedule without its start, for an order of unknown date
  basis text CHECK (basis IN ('printed', 'worked_out')),
  citation jsonb NOT NULL,
  confidence real NOT NULL CHECK (confidence BETWEEN 0 AND 1),
  state text NOT NULL DEFAULT 'suggested' CHECK (state IN ('suggested', 'accepted', 'rejected')),
  edited_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organisation_id, id),
  FOREIGN KEY (organisation_id, consent_document_id) REFERENCES consent_documents (organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX obligations_of_document ON obligations (consent_document_id, position);
ALTER TABLE tasks ADD FOREIGN KEY (organisation_id, obligation_id) REFERENCES obligations (organisation_id, id);

CREATE TABLE scheduled_tasks (
  id uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  task_id uuid NOT NULL,
  due_date date NOT NULL,
  completed_at timestamptz,
  completed_by uuid REFERENCES users,
  remark text CHECK (char_length(remark) <= 2000),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (task_id, due_date),         -- never twice, also with several servers (D22)
  UNIQUE (organisation_id, id),
  FOREIGN KEY (organisation_id, task_id) REFERENCES tasks (organisation_id, id) ON DELETE CASCADE,
  CHECK ((completed_at IS NULL) = (completed_by IS NULL))
);
CREATE INDEX scheduled_tasks_by_due ON scheduled_tasks (organisation_id, due_date, id);
CREATE INDEX scheduled_tasks_open ON scheduled_tasks (task_id, due_date) WHERE completed_at IS NULL;

DO $$
DECLARE
  table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['consent_documents', 'obligations', 'tasks', 'scheduled_tasks'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', table_name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO anupalan_app', table_name);
    EXECUTE format('CREATE POLICY own ON %I TO anupalan_app USING (organisation_id = current_organisation())', table_name);
  END LOOP;
END $$;

-- Sweeps only find out which organisations have work; the work itself runs as the application role (D39).
GRANT SELECT (id, organisation_id, occurrences_until, deleted_at) ON tasks TO anupalan_system;
CREATE POLICY sweep ON tasks FOR SELECT TO anupalan_system USING (true);
GRANT SELECT (id, organisation_id, status) ON consent_documents TO anupalan_system;
CREATE POLICY sweep ON consent_documents FOR SELECT TO anupalan_system USING (true);
