-- The answer of a call with an Idempotency-Key is kept in the transaction of its work, which may be one of the
-- application role: it fills in the row that the call has claimed, of a user of its organisation, and nothing else.
GRANT SELECT (user_id, key), UPDATE (status, body, request_hash) ON idempotency_keys TO anupalan_app;
CREATE POLICY own_read ON idempotency_keys FOR SELECT TO anupalan_app
  USING (EXISTS (SELECT 1 FROM users WHERE users.id = user_id AND users.organisation_id = current_organisation()));
CREATE POLICY own_fill ON idempotency_keys FOR UPDATE TO anupalan_app
  USING (EXISTS (SELECT 1 FROM users WHERE users.id = user_id AND users.organisation_id = current_organisation()));
