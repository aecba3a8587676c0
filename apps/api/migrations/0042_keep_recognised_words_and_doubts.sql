-- The words that were recognised on pages that are pictures, so that they can be selected there: lines of words, each with
-- its box in ten-thousandths of the page.
CREATE TABLE recognised_words (
  organisation_id uuid NOT NULL REFERENCES organisations ON DELETE CASCADE,
  consent_document_id uuid NOT NULL,
  page integer NOT NULL CHECK (page > 0),
  turn integer NOT NULL CHECK (turn IN (0, 90, 180, 270)),
  lines jsonb NOT NULL,
  PRIMARY KEY (consent_document_id, page),
  FOREIGN KEY (organisation_id, consent_document_id) REFERENCES consent_documents (organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX recognised_words_of_organisation ON recognised_words (organisation_id, consent_document_id);
ALTER TABLE recognised_words ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON recognised_words TO anupalan_app;
CREATE POLICY own ON recognised_words TO anupalan_app USING (organisation_id = current_organisation());

-- Which pages have such words, and the figures of recognised pages that a person has to compare with the page: which words,
-- where, and why. What somebody has confirmed stays marked as such: a later reading does not doubt it again.
ALTER TABLE consent_documents
  ADD COLUMN recognised_pages integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN doubts jsonb NOT NULL DEFAULT '[]';
