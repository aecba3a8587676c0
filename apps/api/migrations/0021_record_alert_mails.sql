-- That the mail of a person and morning went out: one small row, written right after the mail server took it. Whatever
-- fails behind it (the lines of the ledger are many), the mail does not go out again. Kept until the next morning.
CREATE TABLE alert_mails (
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  morning date NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (organisation_id, user_id, morning)
);
ALTER TABLE alert_mails ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON alert_mails TO anupalan_app;
CREATE POLICY own ON alert_mails TO anupalan_app USING (organisation_id = current_organisation());
