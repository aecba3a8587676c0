/** The frame of the signed-in product: sidebar, header, menus, and the frame of the entry pages. */
export {};
