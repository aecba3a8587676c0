-- The people of a page are looked up by their ids: the plan that is kept would read all people of the organisation.
CREATE UNIQUE INDEX users_of_organisation ON users (organisation_id, id) INCLUDE (name);

-- Words are searched in the descriptions of tasks as well, which may be whole conditions of an order. Which bytes follow each
-- other in a description, three by three, is kept as bits: one that lacks those of the words has not got the words, and is
-- not read.
CREATE FUNCTION letter_bits(words text) RETURNS bit LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  letters bytea := convert_to(lower(words), 'UTF8');
  bits bit(1024) := 0::bit(1024);
BEGIN
  FOR n IN 2 .. octet_length(letters) - 1 LOOP
    bits := set_bit(bits, (get_byte(letters, n - 2) * 961 + get_byte(letters, n - 1) * 31 + get_byte(letters, n)) % 1021, 1);
  END LOOP;
  RETURN bits;
END $$;
ALTER TABLE tasks ADD COLUMN description_letters bit(1024) GENERATED ALWAYS AS (letter_bits(description)) STORED;
-- Of the tasks that their list has, the names and these bits: they are searched in this index alone.
CREATE INDEX tasks_by_words ON tasks (organisation_id, folded_name) INCLUDE (id, description_letters) WHERE deleted_at IS NULL;
ANALYZE users, tasks;
