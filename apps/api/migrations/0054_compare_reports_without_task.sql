-- An enquiry about a condition that is no task yet names its order, so that the report is compared with its limits. A report
-- that cannot be compared says why. Enquiries and reports of before name neither.
ALTER TABLE enquiries
  ADD COLUMN consent_document_id uuid,
  ADD FOREIGN KEY (company_id, consent_document_id) REFERENCES consent_documents (organisation_id, id)
    ON DELETE SET NULL (consent_document_id);
CREATE INDEX enquiries_of_order ON enquiries (consent_document_id) WHERE consent_document_id IS NOT NULL;
ALTER TABLE lab_reports ADD COLUMN not_compared text;
GRANT UPDATE (not_compared) ON lab_reports TO anupalan_app;
