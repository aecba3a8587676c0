/** The filters and the ways to export of Tasks and alerts, which open at a press. */
export const menuWords = {
  filters: {
    title: 'Filters',
    dueOn: 'Due on',
    dueFrom: 'Due from',
    dueUntil: 'Due until',
    person: 'Assignee',
    anyPerson: 'Any assignee',
    order: 'Order',
    anyOrder: 'Any order',
    task: 'Task',
    origin: 'Origin',
    anyOrigin: 'Any origin',
  },
  export: {
    button: 'Export',
    busy: 'Exporting',
    ofFilters: 'Export filtered tasks',
    csv: 'CSV',
    csvHint: 'Opens in any program',
    workbook: 'Excel workbook',
    workbookHint: 'XLSX',
    print: 'Print',
    printHint: 'What you see now',
  },
};
