-- Browsers that have signed in to an account. Who has one is not kept out by others who guess at its password. The mark
-- itself is never stored, only its hash, and it opens nothing by itself.
CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  mark_hash bytea NOT NULL CHECK (octet_length(mark_hash) = 32),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, mark_hash)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON known_devices TO anupalan_system;
ALTER TABLE known_devices ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON known_devices TO anupalan_system USING (true);
