/** What is said of users who cannot be invited, changed or deleted (D14, D16). */
export const USER_MESSAGES = {
  known: 'A person with this email is already in your organisation',
  owner: 'The owner of the organisation cannot be changed, deactivated or deleted by others',
  ownerLeaves: 'The owner of the organisation cannot be deactivated or deleted, nor lose the role',
  self: 'You cannot change your own role, deactivate or delete yourself',
  tooMuch: 'You cannot give more permissions than you have yourself',
  mayMore: 'This person has more permissions than you. Ask the owner of your organisation',
  emailInUse: 'The email of a person who has signed in cannot be changed',
  accepted: 'This person has already accepted the invitation',
  takerInactive: 'You can reassign tasks only to an active person',
  takerLeaves: 'You cannot reassign tasks to somebody you are removing too',
} as const;

/** What is said of roles that cannot be made, changed or deleted (D14). */
export const ROLE_MESSAGES = {
  tooMuch: USER_MESSAGES.tooMuch,
  givesMore: 'This role has more permissions than you. Ask the owner of your organisation',
  builtIn: 'A built-in role cannot be changed',
  own: 'You cannot change your own role',
  nameTaken: 'A role with this name already exists',
  unknownPermission: 'This permission does not exist for your organisation',
} as const;
