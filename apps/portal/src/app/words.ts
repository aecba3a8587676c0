/** In place of a screen whose code did not arrive or that failed. */
export const routeErrorWords = {
  title: 'This screen could not be shown',
  text: 'The connection may be lost, or there is a newer version. Your saved work is safe.',
  reload: 'Reload',
};
