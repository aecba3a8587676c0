-- An application for the renewal of an order: the day on which it was handed in, and the number that it was given. Until it
-- is recorded, or a newer order follows, the last day to apply is the day that counts.
ALTER TABLE consent_documents
  ADD COLUMN renewal_applied_on date,
  ADD COLUMN renewal_reference text CHECK (char_length(renewal_reference) BETWEEN 1 AND 100),
  ADD CHECK (renewal_reference IS NULL OR renewal_applied_on IS NOT NULL);
