import type writeExcelFile from 'write-excel-file/node';

/** An extension of the library, whose own type of it wants to know the files of the platform. */
type Feature = NonNullable<NonNullable<Parameters<typeof writeExcelFile>[1]>['features']>[number];

/**
 * Lets the headings of sheets filter and sort, which the library does not know by itself. ECMA-376 wants the element behind
 * the rows; what may come between the two is not written by us. The sheet is not parsed for it: it can have 32 MB.
 * @param ranges for each sheet in turn the cells with their headings ("A1:P200"), or null
 */
export function filterHeadings(ranges: readonly (string | null)[]): Feature {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => {
            const range = ranges[sheetIndex] ?? null;
            return range === null
              ? xml
              : xml.replace('</sheetData>', `</sheetData><autoFilter ref="${range}"/>`);
          },
        },
      },
    },
  };
}
