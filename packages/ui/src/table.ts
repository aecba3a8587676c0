/** The data table: sorting, choosing, density, columns, menus of rows. For signed-in screens. */
export {};
