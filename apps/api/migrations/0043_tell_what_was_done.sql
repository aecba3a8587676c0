-- Completing records what was done: the number of an acknowledgement or a report beside the remark. The day of the work is
-- `completed_on`, which was the day of entry until now and stays so for what was completed before.
ALTER TABLE scheduled_tasks
  ADD COLUMN reference text CHECK (char_length(reference) BETWEEN 1 AND 100),
  ADD CHECK (reference IS NULL OR completed_at IS NOT NULL);
-- A task can ask for evidence: without it none of its dates is completed.
ALTER TABLE tasks ADD COLUMN evidence_required boolean NOT NULL DEFAULT false;
