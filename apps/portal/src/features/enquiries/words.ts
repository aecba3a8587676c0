/** Enquiries for people without permission: company and laboratory. */
export const words = {
  title: 'Enquiries',
  noPermissionTitle: 'You do not have permission to see enquiries',
  noPermissionText: 'A person who manages users in your organisation can give you Reporting Task.',
  allLaboratories: 'All laboratories',
};
