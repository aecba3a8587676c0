-- The page of a laboratory (D28). Its own organisation writes it; once published, every organisation reads it. Name,
-- address and state are copied from the organisation, whose row no other one may read. The columns scope and
-- accreditation of organisations are not written any more; a later version drops them.
CREATE TABLE lab_pages (
  organisation_id uuid PRIMARY KEY REFERENCES organisations ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
  address text,
  state text,
  about text CHECK (char_length(about) <= 2000),
  scope jsonb NOT NULL DEFAULT '[]',            -- [{medium, parameters: []}]
  media text[] NOT NULL DEFAULT '{}',           -- those of the scope, for filters
  equipment jsonb NOT NULL DEFAULT '[]',
  states_served text[] NOT NULL DEFAULT '{}',
  nabl_no text CHECK (char_length(nabl_no) <= 40),
  nabl_valid_until date,
  is_recognised boolean NOT NULL DEFAULT false, -- Environment (Protection) Act, 1986, section 12
  recognised_until date,
  contact_name text,
  contact_email text,
  contact_phone text CHECK (contact_phone ~ '^[0-9]{10}$'),
  published_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX lab_pages_published ON lab_pages (name) WHERE published_at IS NOT NULL;

-- An enquiry belongs to two organisations: both read it, each writes its own part. Names are those of the day, because
-- neither may read the people or the organisation of the other.
CREATE TABLE enquiries (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  lab_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  company_name text NOT NULL,
  lab_name text NOT NULL,
  asked_by uuid NOT NULL REFERENCES users,
  asked_by_name text NOT NULL,
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 5 AND 200),
  message text NOT NULL CHECK (char_length(message) BETWEEN 10 AND 5000),
  medium text NOT NULL,
  parameters jsonb NOT NULL,
  site text CHECK (char_length(site) <= 200),
  due_date date,
  task_id uuid,
  scheduled_task_id uuid,
  source_quote text,                            -- the words of the order, and their page
  source_page integer,
  status text NOT NULL DEFAULT 'sent'
    CHECK (status IN ('sent', 'quoted', 'ordered', 'reported', 'completed', 'declined', 'withdrawn')),
  quoted_amount integer CHECK (quoted_amount > 0), -- rupees
  report_by date,
  quote_note text CHECK (char_length(quote_note) <= 2000),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (company_id, lab_id, id),
  CHECK (company_id <> lab_id),
  CHECK ((quoted_amount IS NULL) = (report_by IS NULL)),
  FOREIGN KEY (company_id, task_id) REFERENCES tasks (organisation_id, id) ON DELETE SET NULL (task_id),
  -- A changed schedule takes dates away; the enquiry stays.
  FOREIGN KEY (company_id, scheduled_task_id) REFERENCES scheduled_tasks (organisation_id, id)
    ON DELETE SET NULL (scheduled_task_id)
);
CREATE INDEX enquiries_of_company ON enquiries (company_id, updated_at DESC, id DESC);
CREATE INDEX enquiries_of_lab ON enquiries (lab_id, updated_at DESC, id DESC);
CREATE INDEX enquiries_of_task ON enquiries (task_id) WHERE task_id IS NOT NULL;
CREATE INDEX enquiries_of_date ON enquiries (scheduled_task_id) WHERE scheduled_task_id IS NOT NULL;

-- Messages and steps of both parties.
CREATE TABLE enquiry_events (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL,
  lab_id uuid NOT NULL,
  enquiry_id uuid NOT NULL,
  side text NOT NULL CHECK (side IN ('company', 'lab')),
  by_name text NOT NULL,
  to_status text
    CHECK (to_status IN ('sent', 'quoted', 'ordered', 'reported', 'completed', 'declined', 'withdrawn')),
  text text CHECK (char_length(text) <= 5000),
  told_at timestamptz,                          -- when the other party was told: once, however often the job runs
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (to_status IS NOT NULL OR text IS NOT NULL),
  FOREIGN KEY (company_id, lab_id, enquiry_id) REFERENCES enquiries (company_id, lab_id, id) ON DELETE CASCADE
);
CREATE INDEX enquiry_events_of_enquiry ON enquiry_events (enquiry_id, created_at, id);

-- Reports that a laboratory hands in, and what the company says to them (D27).
CREATE TABLE lab_reports (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL,
  lab_id uuid NOT NULL,
  enquiry_id uuid NOT NULL,
  file_name text NOT NULL CHECK (char_length(file_name) BETWEEN 1 AND 255),
  mime_type text NOT NULL,
  size bigint NOT NULL CHECK (size > 0),
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  file_key text NOT NULL,
  report_no text CHECK (char_length(report_no) <= 60),
  sampled_on date,
  note text CHECK (char_length(note) <= 2000),
  uploaded_by text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('approved', 'pending', 'rejected')),
  remark text CHECK (char_length(remark) <= 2000),
  decided_by text,
  decided_at timestamptz,
  is_evidence boolean NOT NULL DEFAULT false,   -- a copy of the file stands beside the company's due date
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((status = 'pending') = (decided_at IS NULL)),
  FOREIGN KEY (company_id, lab_id, enquiry_id) REFERENCES enquiries (company_id, lab_id, id) ON DELETE CASCADE
);
CREATE INDEX lab_reports_of_enquiry ON lab_reports (enquiry_id, created_at, id);
-- The laboratory owes one report at a time.
CREATE UNIQUE INDEX lab_reports_one_pending ON lab_reports (enquiry_id) WHERE status = 'pending';

ALTER TABLE lab_pages ENABLE ROW LEVEL SECURITY;
ALTER TABLE enquiries ENABLE ROW LEVEL SECURITY;
ALTER TABLE enquiry_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE lab_reports ENABLE ROW LEVEL SECURITY;

GRANT SELECT, INSERT, UPDATE ON lab_pages TO anupalan_app;
CREATE POLICY own ON lab_pages TO anupalan_app USING (organisation_id = current_organisation());
CREATE POLICY published ON lab_pages FOR SELECT TO anupalan_app USING (published_at IS NOT NULL);

GRANT SELECT, INSERT ON enquiries, enquiry_events, lab_reports TO anupalan_app;
GRANT UPDATE (status, quoted_amount, report_by, quote_note, updated_at) ON enquiries TO anupalan_app;
GRANT UPDATE (told_at) ON enquiry_events TO anupalan_app;
GRANT UPDATE (status, remark, decided_by, decided_at, is_evidence) ON lab_reports TO anupalan_app;

CREATE POLICY party ON enquiries FOR SELECT TO anupalan_app
  USING (company_id = current_organisation() OR lab_id = current_organisation());
CREATE POLICY step ON enquiries FOR UPDATE TO anupalan_app
  USING (company_id = current_organisation() OR lab_id = current_organisation());
-- A company asks in its own name, and only a laboratory that has published its page.
CREATE POLICY ask ON enquiries FOR INSERT TO anupalan_app WITH CHECK (
  company_id = current_organisation()
  AND EXISTS (
    SELECT 1 FROM lab_pages page WHERE page.organisation_id = enquiries.lab_id AND page.published_at IS NOT NULL
  )
);
CREATE POLICY party ON enquiry_events FOR SELECT TO anupalan_app
  USING (company_id = current_organisation() OR lab_id = current_organisation());
CREATE POLICY told ON enquiry_events FOR UPDATE TO anupalan_app
  USING (company_id = current_organisation() OR lab_id = current_organisation());
-- Nobody speaks for the other party.
CREATE POLICY say ON enquiry_events FOR INSERT TO anupalan_app
  WITH CHECK (current_organisation() = CASE side WHEN 'company' THEN company_id ELSE lab_id END);
CREATE POLICY party ON lab_reports FOR SELECT TO anupalan_app
  USING (company_id = current_organisation() OR lab_id = current_organisation());
CREATE POLICY hand_in ON lab_reports FOR INSERT TO anupalan_app WITH CHECK (lab_id = current_organisation());
CREATE POLICY decide ON lab_reports FOR UPDATE TO anupalan_app USING (company_id = current_organisation());
