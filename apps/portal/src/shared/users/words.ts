/** The tabs of User Management. */
export const words = {
  tabs: 'User management',
  people: 'People',
  roles: 'Roles',
  auditLog: 'Audit log',
};
