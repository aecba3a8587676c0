-- The sweep of stored files that no row names: one row. `token` stands in the store of files as well, and is another
-- after each sweep. A copy of this database, restored somewhere, has an old one: it does not know the files that came
-- since, and must not take them for leftovers.
CREATE TABLE file_sweeps (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  lease_until timestamptz,            -- a sweep is at work; no other begins
  token text,
  next_token text,                    -- is being written to the store
  swept_at timestamptz,
  deleted integer NOT NULL DEFAULT 0  -- files, by the last sweep
);
ALTER TABLE file_sweeps ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE ON file_sweeps TO anupalan_system;
CREATE POLICY system ON file_sweeps TO anupalan_system USING (true);
