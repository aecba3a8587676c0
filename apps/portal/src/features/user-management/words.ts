/** Above people and roles, for people who may see User Management and not manage it. */
export const lookOnlyWords = {
  title: 'You can view this but not change it.',
  text: 'A person who manages users can give you the permission Manage for User Management.',
};
