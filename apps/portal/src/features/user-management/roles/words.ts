import { toCount } from '../../../shared/to-count.ts';

/**
 * The roles of an organisation (`/company/user-management/roles`), for people who may see User Management.
 */
export const listWords = {
  create: 'New role',
  title: 'Roles',
  noun: 'roles',
  search: 'Search roles',
  columns: {
    role: 'Role',
    permissions: 'Permissions',
    people: 'People',
    kind: 'Kind',
  },
  people: (count: number) => toCount(count, 'person', 'people'),
  builtIn: 'Built-in',
  own: 'Own',
  changesAll: 'Can view and change everything',
  viewsAll: 'Can view everything',
  views: (screens: string) => `Can view ${screens}`,
  changes: (screens: string) => `Can change ${screens}`,
  actions: (role: string) => `Actions for ${role}`,
  edit: 'Edit',
  copy: 'Copy',
  delete: 'Delete',
  noMatchTitle: 'No roles match these words',
  clearSearch: 'Clear the search',
};

/** Before a role is deleted. */
export const deleteWords = {
  title: (role: string) => `Delete the role ${role}?`,
  text: 'Its permissions are deleted with it. This cannot be undone.',
  showPeople: 'Show them',
  confirm: 'Delete role',
  deleting: 'Deleting',
  cancel: 'Cancel',
};

/**
 * One role, and a new one (`/company/user-management/roles/new`): a form, and for people who cannot change it the
 * same to read.
 */
export const roleWords = {
  title: 'Role',
  people: (count: number) => toCount(count, 'person', 'people'),
  loading: 'Loading the role',
  loadError: 'The role could not be loaded',
  goneTitle: 'This role no longer exists',
  goneText: 'It was deleted.',
  allRoles: 'All roles',
  newTitle: 'New role',
  copyName: (role: string) => `Copy of ${role}`,
  rolesLoading: 'Loading the roles',
  rolesLoadError: 'Roles could not be loaded',
  noAccess: {
    title: 'You can see roles but not create them',
    text: 'Ask a person who manages users in your organisation for access.',
  },
  holders: (count: number) =>
    count === 1
      ? '1 person has this role. What you change applies to them from their next click.'
      : `${count} people have this role. What you change applies to them from their next click.`,
  name: 'Role name',
  baseRole: 'Base role',
  baseRoleHint: 'A role can have only the permissions of its base role',
  chooseBaseRole: 'Select a base role',
  presets: 'Same permissions as',
  permissions: 'Permissions of the role',
  preview: 'Access with this role',
  summary: {
    changes: 'Can view and change',
    views: 'Can view',
    hidden: 'Does not see',
    none: 'Nothing',
  },
  create: 'Create role',
  save: 'Save changes',
  saving: 'Saving',
  cancel: 'Cancel',
  viewOnly: 'View only',
  copy: 'Copy the role',
  permissionsOf: (role: string) => `Permissions of ${role}`,
};
