-- Whether an order failed because its PDF is protected with a password, and the lines that could not be read by page and
-- script.
ALTER TABLE consent_documents
  ADD COLUMN needs_password boolean NOT NULL DEFAULT false,
  ADD COLUMN unread_lines jsonb NOT NULL DEFAULT '[]';
-- Those that failed before: until now the sentence alone says why.
UPDATE consent_documents SET needs_password = true
  WHERE status = 'failed' AND failure LIKE 'This PDF is locked with a password%';
-- Pictures were shown as one page of less quality and never read. "Read again" makes the PDF that is read and shown.
UPDATE consent_documents SET shown_key = NULL, shown_size = NULL
  WHERE status = 'failed' AND mime_type LIKE 'image/%';
