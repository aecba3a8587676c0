/** What is said of users who cannot be invited, changed or deleted (D14, D16). */
export const USER_MESSAGES = {
  known: 'A person with this e-mail is in your organisation already',
  owner: 'The owner of the organisation cannot be changed, deactivated or deleted by others',
  ownerLeaves: 'The owner of the organisation cannot be deactivated or deleted, nor lose the role',
  self: 'You cannot change your own role, deactivate or delete yourself',
  tooMuch: 'You cannot give more than you may do yourself',
  mayMore: 'This person may do more than you: ask the owner of your organisation',
  emailInUse: 'The e-mail of a person who has signed in cannot be changed',
  accepted: 'This person has accepted the invitation already',
  takerInactive: 'Tasks can be handed over to somebody who is active only',
  takerLeaves: 'Tasks cannot be handed over to somebody who is leaving as well',
} as const;

/** What is said of roles that cannot be made, changed or deleted (D14). */
export const ROLE_MESSAGES = {
  tooMuch: USER_MESSAGES.tooMuch,
  givesMore: 'This role gives more than you may do: ask the owner of your organisation',
  builtIn: 'A built-in role cannot be changed',
  own: 'You cannot change the role that you have yourself',
  nameTaken: 'A role of this name exists already',
  unknownPermission: 'This permission does not exist for your organisation',
} as const;
