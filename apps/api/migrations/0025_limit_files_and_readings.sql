-- What one organisation may take of what all share: bytes of stored files, and pages that are read in a day. Null: what
-- is usual for its kind (packages/enums/src/limits.ts). Operators set another number.
ALTER TABLE organisations
  ADD COLUMN storage_quota_bytes bigint CHECK (storage_quota_bytes >= 0),
  ADD COLUMN daily_pages integer CHECK (daily_pages >= 0);

-- What an organisation keeps is summed from the rows that name the files. The indexes hold the sizes, so that nobody
-- reads the rows; a version that was brought back shares the file of the older one.
CREATE INDEX consent_documents_sizes ON consent_documents (organisation_id) INCLUDE (id, size, shown_size, archived_at);
CREATE INDEX evidence_sizes ON evidence (organisation_id) INCLUDE (size);
CREATE INDEX technical_versions_sizes ON technical_versions (organisation_id) INCLUDE (size) WHERE restored_from IS NULL;
CREATE INDEX lab_reports_sizes ON lab_reports (lab_id) INCLUDE (size);

-- Pages that were read for an organisation on a day of its own time zone.
CREATE TABLE pages_read (
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  day date NOT NULL,
  pages integer NOT NULL CHECK (pages >= 0),
  PRIMARY KEY (organisation_id, day)
);
CREATE INDEX pages_read_by_day ON pages_read (day);
ALTER TABLE pages_read ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE ON pages_read TO anupalan_app;
GRANT SELECT, UPDATE, DELETE ON pages_read TO anupalan_system;
CREATE POLICY own ON pages_read TO anupalan_app USING (organisation_id = current_organisation());
CREATE POLICY system ON pages_read TO anupalan_system USING (true);

-- When an order is read that waits for the share of another day; null: as soon as it is its turn. Whoever follows a
-- reading is told, and operators who change the share take up the orders that wait for it.
ALTER TABLE consent_documents ADD COLUMN read_from timestamptz;
GRANT SELECT (read_from) ON consent_documents TO anupalan_system;
