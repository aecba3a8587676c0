-- What is made of an order and a period for an inspection or an authority: a ZIP, or a report. It is made by a job, kept
-- for some days and deleted then: the row first, and its file with the files that no row names.
CREATE TABLE order_packs (
  id uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  consent_document_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('inspection_pack', 'compliance_report_docx', 'compliance_report_pdf')),
  start_date date NOT NULL,
  end_date date NOT NULL,
  requested_by uuid NOT NULL REFERENCES users,
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'making', 'ready', 'failed')),
  progress real NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 1),
  failure text,
  file_key text,
  file_name text CHECK (char_length(file_name) BETWEEN 1 AND 255),
  size bigint CHECK (size > 0),
  sha256 bytea CHECK (octet_length(sha256) = 32),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  UNIQUE (organisation_id, id),
  CHECK (start_date <= end_date),
  CHECK ((status = 'failed') = (failure IS NOT NULL)),
  CHECK (num_nonnulls(file_key, file_name, size, sha256) = CASE WHEN status = 'ready' THEN 4 ELSE 0 END),
  FOREIGN KEY (organisation_id, consent_document_id) REFERENCES consent_documents (organisation_id, id) ON DELETE CASCADE
);
-- The same is not made twice at a time.
CREATE UNIQUE INDEX order_packs_in_work ON order_packs (organisation_id, consent_document_id, kind, start_date, end_date)
  WHERE status IN ('queued', 'making');
CREATE INDEX order_packs_of_document ON order_packs (organisation_id, consent_document_id, created_at DESC, id DESC);
CREATE INDEX order_packs_sizes ON order_packs (organisation_id) INCLUDE (size) WHERE status = 'ready';
CREATE INDEX order_packs_by_end ON order_packs (expires_at);
ALTER TABLE order_packs ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON order_packs TO anupalan_app;
GRANT SELECT (id, expires_at), UPDATE (expires_at), DELETE ON order_packs TO anupalan_system;
CREATE POLICY own ON order_packs TO anupalan_app USING (organisation_id = current_organisation());
CREATE POLICY sweep ON order_packs TO anupalan_system USING (true);
