-- Results of laboratories, held against the limits of an order. A report is uploaded with the order and has a file of its
-- own; or it is evidence of a due date, or a laboratory's report of an enquiry, whose file it shares and with which it goes.
ALTER TABLE lab_reports ADD UNIQUE (company_id, id);

CREATE TABLE result_reports (
  id uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  consent_document_id uuid NOT NULL,
  evidence_id uuid,
  lab_report_id uuid,
  file_key text,
  file_name text NOT NULL CHECK (char_length(file_name) BETWEEN 1 AND 255),
  mime_type text NOT NULL,
  size bigint NOT NULL CHECK (size > 0),
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  -- Of the day that whoever sent the file named; the report's own day goes before it.
  sampled_on date,
  uploaded_by uuid NOT NULL REFERENCES users,
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'read', 'failed')),
  failure text,
  unread_pages integer[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (organisation_id, id),
  UNIQUE (evidence_id),
  UNIQUE (lab_report_id),
  CHECK (num_nonnulls(evidence_id, lab_report_id, file_key) = 1),
  CHECK ((status = 'failed') = (failure IS NOT NULL)),
  FOREIGN KEY (organisation_id, consent_document_id) REFERENCES consent_documents (organisation_id, id) ON DELETE CASCADE,
  FOREIGN KEY (organisation_id, evidence_id) REFERENCES evidence (organisation_id, id) ON DELETE CASCADE,
  FOREIGN KEY (organisation_id, lab_report_id) REFERENCES lab_reports (company_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX result_reports_of_file ON result_reports (organisation_id, consent_document_id, sha256)
  WHERE file_key IS NOT NULL;
CREATE INDEX result_reports_of_document ON result_reports (organisation_id, consent_document_id, created_at, id);
CREATE INDEX result_reports_sizes ON result_reports (organisation_id) INCLUDE (size) WHERE file_key IS NOT NULL;
ALTER TABLE result_reports ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON result_reports TO anupalan_app;
CREATE POLICY own ON result_reports TO anupalan_app USING (organisation_id = current_organisation());

-- Values as printed. How they are to their limits is worked out when they are shown: a limit may be corrected.
CREATE TABLE result_values (
  id uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  report_id uuid NOT NULL,
  position integer NOT NULL,
  medium text CHECK (medium IN ('effluent', 'sewage', 'emission', 'ambient_air', 'noise', 'hazardous_waste')),
  point text,
  parameter text NOT NULL,
  value text NOT NULL,
  unit text,
  averaging text,
  method text,
  printed_limit text,
  sampled_on date,
  citation jsonb NOT NULL,
  UNIQUE (organisation_id, id),
  FOREIGN KEY (organisation_id, report_id) REFERENCES result_reports (organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX result_values_of_report ON result_values (organisation_id, report_id, position);
ALTER TABLE result_values ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON result_values TO anupalan_app;
CREATE POLICY own ON result_values TO anupalan_app USING (organisation_id = current_organisation());
