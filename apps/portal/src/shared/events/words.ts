/** The dialog that starts a condition on the day something happens. */
export const startWords = {
  title: (condition: string) => `Start “${condition}”`,
  text: 'This adds a task with its due date. The condition stays in the list for the next time.',
  happens: 'It happens on',
  happened: 'It happened on',
  dueDate: 'Due date of the task',
  dueOn: (day: string) => `Due on ${day}`,
  noDay: 'Choose the day to see the due date.',
  notAssigned: 'Not assigned: alerts go to the owner.',
  cancel: 'Cancel',
  submit: 'Add task',
  busy: 'Adding',
  openTask: 'Open task',
};
