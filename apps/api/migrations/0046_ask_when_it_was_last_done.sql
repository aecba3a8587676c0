-- The latest due date before the acceptance of a recurring duty, about which a person is asked: "When was this last done?"
-- (docs/decisions/0006). `past_settled`: it was decided on acceptance whether something is asked, and what. What was
-- accepted before stays unsettled: it is offered to be caught up with, and nothing of it is claimed.
ALTER TABLE obligations
  ADD COLUMN past_settled boolean NOT NULL DEFAULT false,
  ADD COLUMN past_due_on date,
  ADD COLUMN past_answer text CHECK (past_answer IN ('done', 'not_yet', 'not_asked')),
  ADD COLUMN past_completed_on date,
  ADD CHECK ((past_completed_on IS NOT NULL) = (past_answer IS NOT DISTINCT FROM 'done')),
  ADD CHECK (past_answer IS NULL OR past_due_on IS NOT NULL);
-- Questions that nobody has answered are found without looking at other obligations, and without due dates.
CREATE INDEX obligations_unanswered ON obligations (organisation_id, consent_document_id)
  WHERE state = 'accepted' AND merged_into IS NULL AND past_due_on IS NOT NULL AND past_answer IS NULL;
CREATE INDEX obligations_unsettled ON obligations (organisation_id, consent_document_id)
  WHERE state = 'accepted' AND merged_into IS NULL AND recurring AND NOT past_settled AND past_due_on IS NULL;
CREATE INDEX obligations_once_unanswered ON obligations (organisation_id, due_date)
  WHERE state = 'accepted' AND merged_into IS NULL AND NOT recurring AND done IS NULL AND due_date IS NOT NULL;
