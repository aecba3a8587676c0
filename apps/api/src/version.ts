import root from '../../../package.json' with { type: 'json' };

/** The number of the product's release, which stands in the package.json of the repository and nowhere else. */
export const VERSION: string = root.version;
