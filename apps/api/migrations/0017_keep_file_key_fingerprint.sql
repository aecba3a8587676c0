-- Which key the stored files are sealed with: a fingerprint that tells nothing of it. One row at most, written by the
-- server as the owner; neither role of the application reads it.

CREATE TABLE file_keys (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  fingerprint bytea NOT NULL CHECK (octet_length(fingerprint) = 32),
  created_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE file_keys ENABLE ROW LEVEL SECURITY;
