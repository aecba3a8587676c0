-- What a person wants to hear of, and where. A row that is missing means: everything, in both channels.
CREATE TABLE notification_preferences (
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('system', 'announcement', 'reminder', 'alert')),
  in_app boolean NOT NULL,
  email boolean NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, type),
  -- A deadline reaches everybody somewhere.
  CHECK (type <> 'alert' OR in_app OR email)
);

-- The ledger of alerts: each is a row that a person can read (D24).
CREATE TABLE alerts (
  id uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  task_id uuid,
  consent_document_id uuid,           -- instead of a task: the end of an order
  due_date date NOT NULL,
  stage integer NOT NULL,             -- days after the due date, negative before
  recipient_id uuid NOT NULL REFERENCES users,
  channel text NOT NULL CHECK (channel IN ('in_app', 'email')),
  morning date NOT NULL,              -- the day, in the organisation's zone, on which it was for
  result text NOT NULL CHECK (result IN ('pending', 'sent', 'failed', 'skipped')),
  note text,                          -- why it failed or was skipped
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((task_id IS NULL) <> (consent_document_id IS NULL)),
  FOREIGN KEY (organisation_id, task_id) REFERENCES tasks (organisation_id, id) ON DELETE CASCADE,
  FOREIGN KEY (organisation_id, consent_document_id) REFERENCES consent_documents (organisation_id, id) ON DELETE CASCADE
);
-- Never twice, whoever runs at once and however often. By the date and not by its row: a date that a changed schedule
-- takes away and brings back is the same date.
CREATE UNIQUE INDEX alerts_once_of_task ON alerts (task_id, due_date, stage, recipient_id, channel)
  WHERE task_id IS NOT NULL;
CREATE UNIQUE INDEX alerts_once_of_order ON alerts (consent_document_id, due_date, stage, recipient_id, channel)
  WHERE consent_document_id IS NOT NULL;
CREATE INDEX alerts_of_mail ON alerts (organisation_id, recipient_id, morning) WHERE channel = 'email';
CREATE INDEX alerts_by_time ON alerts (organisation_id, created_at DESC, id DESC);

-- The last morning whose alerts were made, one row an organisation.
CREATE TABLE alert_mornings (
  organisation_id uuid PRIMARY KEY REFERENCES organisations ON DELETE CASCADE,
  last_morning date NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

ALTER TABLE notification_preferences ENABLE ROW LEVEL SECURITY;
ALTER TABLE alerts ENABLE ROW LEVEL SECURITY;
ALTER TABLE alert_mornings ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE ON notification_preferences, alert_mornings TO anupalan_app;
GRANT SELECT, INSERT ON alerts TO anupalan_app;
GRANT UPDATE (morning, result, note, updated_at) ON alerts TO anupalan_app; -- what was said to whom stays
CREATE POLICY own ON notification_preferences TO anupalan_app USING (organisation_id = current_organisation());
CREATE POLICY own ON alerts TO anupalan_app USING (organisation_id = current_organisation());
CREATE POLICY own ON alert_mornings TO anupalan_app USING (organisation_id = current_organisation());

-- The fan-out of notices obeys preferences; the sweep finds out whose morning has come (D39).
GRANT SELECT ON notification_preferences TO anupalan_system;
CREATE POLICY system ON notification_preferences FOR SELECT TO anupalan_system USING (true);
GRANT SELECT ON alert_mornings TO anupalan_system;
CREATE POLICY sweep ON alert_mornings FOR SELECT TO anupalan_system USING (true);
