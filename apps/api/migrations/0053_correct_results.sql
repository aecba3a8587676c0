-- A result that was misread is put right by a person. Its columns then have what the person entered, and `read_as` what was
-- read from the report; its citation stays. Results of before were corrected by nobody.
ALTER TABLE result_values
  ADD COLUMN read_as jsonb,
  ADD COLUMN corrected_by uuid REFERENCES users,
  ADD COLUMN corrected_at timestamptz,
  ADD CHECK (num_nonnulls(read_as, corrected_by, corrected_at) IN (0, 3));
GRANT UPDATE (medium, point, parameter, value, unit, averaging, sampled_on, read_as, corrected_by, corrected_at)
  ON result_values TO anupalan_app;
