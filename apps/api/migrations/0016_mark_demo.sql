-- The organisations of the demo are marked, so that they can be told from those of people, and removed.

ALTER TABLE organisations ADD COLUMN is_demo boolean NOT NULL DEFAULT false;

-- Until now they had no mark. Their owners have these addresses, which no mail reaches (RFC 2606), and were confirmed in
-- the moment in which they and their organisation were made: nobody who signs up or is invited is.
UPDATE organisations SET is_demo = true FROM users AS owner
 WHERE owner.id = organisations.owner_id
   AND owner.email IN ('company@example.com', 'other@example.com', 'lab@example.com',
                       'konkan.lab@example.com', 'narmada.air@example.com')
   AND owner.email_verified_at = owner.created_at
   AND owner.created_at = organisations.created_at;

-- `ehs demo remove` deletes them, and whatever it asks for, no other organisation.
GRANT DELETE ON organisations TO anupalan_system;
CREATE POLICY demo_only ON organisations AS RESTRICTIVE FOR DELETE TO anupalan_system USING (is_demo);
