-- The last day to apply for the renewal of an order is alerted besides its end. A line of it names its order in a column of its
-- own: where both days are the same they are still two alerts, and a server of before goes on with the lines that it knows.
ALTER TABLE alerts
  ADD COLUMN renewal_of_id uuid,
  ADD FOREIGN KEY (organisation_id, renewal_of_id) REFERENCES consent_documents (organisation_id, id) ON DELETE CASCADE,
  DROP CONSTRAINT alerts_check,
  ADD CHECK (num_nonnulls(task_id, consent_document_id, renewal_of_id) = 1);
CREATE UNIQUE INDEX alerts_once_of_renewal ON alerts (renewal_of_id, due_date, stage, recipient_id, channel)
  WHERE renewal_of_id IS NOT NULL;

-- Until now the first alert of an order's end was that of its renewal window: whoever got it has been alerted of the last day to
-- apply, at the stage of that morning. So it is not sent again, and the later stages are. What has failed is due again anyway.
INSERT INTO alerts (id, organisation_id, renewal_of_id, due_date, stage, recipient_id, channel, morning, result, note,
  created_at, updated_at)
SELECT gen_random_uuid(), organisation_id, document_id, apply_by,
  CASE WHEN passed >= 14 THEN passed / 7 * 7 WHEN passed >= 7 THEN 7 WHEN passed >= 1 THEN 1 WHEN passed = 0 THEN 0
    WHEN passed = -1 THEN -1 WHEN passed >= -7 THEN -7 WHEN passed >= -30 THEN -30 ELSE -60 END,
  recipient_id, channel, morning, result, note, created_at, updated_at
FROM (
  SELECT sent.*, sent.morning - sent.apply_by AS passed
  FROM (
    SELECT alerts.*, document.id AS document_id,
      CASE WHEN document.lead IS NOT NULL THEN alerts.due_date - document.lead
        WHEN document.kind = 'hw_authorisation' THEN (alerts.due_date - interval '3 months')::date
        ELSE alerts.due_date - 120 END AS apply_by
    FROM alerts
    JOIN (
      SELECT id,
        (CASE WHEN corrected_facts ? 'renewalLeadDays' THEN corrected_facts ->> 'renewalLeadDays'
          ELSE facts #>> '{renewalLeadDays,value}' END)::integer AS lead,
        CASE WHEN corrected_facts ? 'kind' THEN corrected_facts ->> 'kind' ELSE facts #>> '{kind,value}' END AS kind
      FROM consent_documents) AS document ON document.id = alerts.consent_document_id
    WHERE alerts.stage = -coalesce(document.lead, 120) AND alerts.result <> 'failed') AS sent) AS told
WHERE passed >= -60
ON CONFLICT DO NOTHING;
