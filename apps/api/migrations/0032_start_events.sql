-- An obligation that begins when something happens makes a task each time that it does: when, and of which obligation.
-- It stays one that has no task of its own, so it is not `obligation_id`, of which there is one task at a time.
ALTER TABLE tasks ADD COLUMN event_obligation_id uuid;
ALTER TABLE tasks ADD COLUMN happened_on date;
ALTER TABLE tasks ADD CHECK (event_obligation_id IS NULL OR (happened_on IS NOT NULL AND obligation_id IS NULL));
-- An obligation that goes (merged into another one) leaves its tasks.
ALTER TABLE tasks ADD FOREIGN KEY (organisation_id, event_obligation_id)
  REFERENCES obligations (organisation_id, id) ON DELETE SET NULL (event_obligation_id);
CREATE INDEX tasks_of_event ON tasks (event_obligation_id, happened_on DESC) WHERE event_obligation_id IS NOT NULL;
-- Accepted, without a period and a date: those that may wait for an event.
CREATE INDEX obligations_without_date ON obligations (organisation_id, consent_document_id)
  WHERE state = 'accepted' AND NOT recurring AND due_date IS NULL;
