import * as lucide from 'lucide-react';
import type { IconType } from '../icon/icon.tsx';

/** One icon of the product: its lucide name and what it stands for. */
export type ListedIcon = { name: string; icon: IconType; meaning: string };

/** Icons for one kind of thing. */
export type IconSet = { title: string; icons: readonly ListedIcon[] };

const listed = (icons: Readonly<Record<string, readonly [IconType, string]>>): ListedIcon[] =>
  Object.entries(icons).map(([name, [icon, meaning]]) => ({ name, icon, meaning }));

/** Every icon that the product draws. An icon means one thing; another meaning needs another icon. */
export const iconSets: readonly IconSet[] = [
  {
    title: 'Status',
    icons: listed({
      CircleDashed: [lucide.CircleDashed, 'Not started: pending, to check, queued, open'],
      CircleDot: [lucide.CircleDot, 'Started: in progress, reading, in review'],
      Clock: [lucide.Clock, 'Soon: due, expiring, needs a date'],
      OctagonAlert: [lucide.OctagonAlert, 'Overdue, expired, failed, over the limit'],
      TriangleAlert: [lucide.TriangleAlert, 'Needs attention: two readings, close to the limit'],
      ArrowUp: [lucide.ArrowUp, 'Submitted, to approve; sorted from small to large'],
      CircleCheck: [lucide.CircleCheck, 'Done: completed, valid, within, ready'],
      Check: [lucide.Check, 'Accepted; chosen'],
      CircleMinus: [lucide.CircleMinus, 'Not applicable, inactive'],
      CircleHelp: [lucide.CircleHelp, 'Not known'],
      History: [lucide.History, 'Replaced; an earlier version'],
      Info: [lucide.Info, 'Good to know'],
    }),
  },
  {
    title: 'Parts of the product',
    icons: listed({
      LayoutDashboard: [lucide.LayoutDashboard, 'Dashboard'],
      Users: [lucide.Users, 'User management'],
      ListChecks: [lucide.ListChecks, 'Reporting tasks'],
      FileSearch: [lucide.FileSearch, 'Consent analyzer; nothing found'],
      CalendarClock: [lucide.CalendarClock, 'Tasks and alerts'],
      FolderOpen: [lucide.FolderOpen, 'Technical documentation'],
      FileImage: [lucide.FileImage, 'A picture that the browser cannot draw'],
      FileText: [lucide.FileText, 'Consent documents; a file'],
      LifeBuoy: [lucide.LifeBuoy, 'Support'],
      Bell: [lucide.Bell, 'Notifications'],
    }),
  },
  {
    title: 'Things',
    icons: listed({
      Calendar: [lucide.Calendar, 'A date; opens the calendar'],
      CalendarCheck: [lucide.CalendarCheck, 'Scheduled'],
      FileScan: [lucide.FileScan, 'A scanned page'],
      FileUp: [lucide.FileUp, 'A file to send'],
      Camera: [lucide.Camera, 'Take a photo'],
      Paperclip: [lucide.Paperclip, 'Evidence'],
      BookOpenCheck: [lucide.BookOpenCheck, 'Law and rules'],
      FlaskConical: [lucide.FlaskConical, 'Laboratory'],
      Factory: [lucide.Factory, 'The plant'],
      UserRound: [lucide.UserRound, 'A person'],
      BellRing: [lucide.BellRing, 'An alert'],
      Megaphone: [lucide.Megaphone, 'An announcement'],
      Mail: [lucide.Mail, 'Email'],
      Phone: [lucide.Phone, 'Telephone'],
      MessageCircle: [lucide.MessageCircle, 'Contact us'],
      MessageCircleQuestion: [lucide.MessageCircleQuestion, 'Questions'],
      LockKeyhole: [lucide.LockKeyhole, 'Not allowed'],
      KeyRound: [lucide.KeyRound, 'Password'],
      Keyboard: [lucide.Keyboard, 'Keys'],
    }),
  },
  {
    title: 'Actions',
    icons: listed({
      Plus: [lucide.Plus, 'Add'],
      Minus: [lucide.Minus, 'Remove; smaller'],
      X: [lucide.X, 'Close; not an obligation'],
      Pencil: [lucide.Pencil, 'Edit'],
      Trash2: [lucide.Trash2, 'Delete'],
      Upload: [lucide.Upload, 'Upload'],
      Download: [lucide.Download, 'Download'],
      Search: [lucide.Search, 'Search'],
      SlidersHorizontal: [lucide.SlidersHorizontal, 'Filters'],
      RotateCcw: [lucide.RotateCcw, 'Turn left'],
      RotateCw: [lucide.RotateCw, 'Again; turn right'],
      StretchHorizontal: [lucide.StretchHorizontal, 'As wide as there is room'],
      TextSelect: [lucide.TextSelect, 'Select words'],
      Settings2: [lucide.Settings2, 'What is shown: columns, density'],
      Send: [lucide.Send, 'Send a request'],
      Ellipsis: [lucide.Ellipsis, 'More'],
      LogOut: [lucide.LogOut, 'Log out'],
      Eye: [lucide.Eye, 'Show what is hidden'],
      EyeOff: [lucide.EyeOff, 'Hide what is shown'],
    }),
  },
  {
    title: 'Navigation',
    icons: listed({
      Menu: [lucide.Menu, 'Opens the menu'],
      PanelLeft: [lucide.PanelLeft, 'Folds the sidebar'],
      ChevronDown: [lucide.ChevronDown, 'Opens below'],
      ChevronUp: [lucide.ChevronUp, 'Closes'],
      ChevronLeft: [lucide.ChevronLeft, 'Previous'],
      ChevronRight: [lucide.ChevronRight, 'Next; a step of the trail'],
      ArrowDown: [lucide.ArrowDown, 'Sorted from large to small'],
      ArrowUpDown: [lucide.ArrowUpDown, 'Can be sorted'],
      ArrowLeft: [lucide.ArrowLeft, 'Earlier'],
      ArrowRight: [lucide.ArrowRight, 'Opens another page'],
    }),
  },
];
