-- What a person has answered to the questions of an order: by the id of the question, with what it was before. It stays
-- over a re-read.
ALTER TABLE consent_documents ADD COLUMN answers jsonb NOT NULL DEFAULT '{}';
