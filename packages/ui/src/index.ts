/** The static kit: React and icons only, so that it can be rendered to HTML at build time. */
export { type Activity, ActivityFeed, type ActivityFeedProps } from './activity-feed/activity-feed.tsx';
export { Avatar, type AvatarProps, Person, type PersonProps } from './avatar/avatar.tsx';
export { type Badge, BadgeRow, type BadgeRowProps } from './badge-row/badge-row.tsx';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './breadcrumb/breadcrumb.tsx';
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  LinkButton,
  type LinkButtonProps,
} from './button/button.tsx';
export { IconButton, type IconButtonProps } from './button/icon-button.tsx';
export { Card, CardBody, CardHead, type CardHeadProps, type CardProps } from './card/card.tsx';
export { FoldingCard, type FoldingCardProps } from './card/folding-card.tsx';
export { ShortList, type ShortListProps } from './card/short-list.tsx';
export {
  CheckCard,
  CheckCardFoot,
  type CheckCardFootProps,
  CheckCardGrid,
  type CheckCardProps,
  DayStrip,
  type DayStripProps,
  type StripDay,
} from './check-card/check-card.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export type { ClauseChipProps, ClauseChipState } from './clause-chip/clause-chip.tsx';
export {
  DataGroup,
  type DataGroupProps,
  DataList,
  DataRow,
  type DataRowProps,
} from './data-list/data-list.tsx';
export {
  EmptyState,
  type EmptyStateProps,
  LoadError,
  type LoadErrorProps,
} from './empty-state/empty-state.tsx';
export type { ErrorSummaryProps, FormError } from './error-summary/error-summary.tsx';
export {
  Field,
  type FieldControl,
  FieldError,
  type FieldErrorProps,
  type FieldProps,
  Fieldset,
  type FieldsetProps,
} from './field/field.tsx';
export { FileRow, type FileRowProps } from './file-row/file-row.tsx';
export { toFileSize } from './file-row/size.ts';
export { type SkipLinkProps, VisuallyHidden } from './hidden/hidden.tsx';
export {
  Highlighter,
  type HighlighterProps,
  SourceQuote,
  type SourceQuoteProps,
} from './highlighter/highlighter.tsx';
export { Icon, type IconProps, type IconType } from './icon/icon.tsx';
export { type ControlProps, Input, type InputProps } from './input/input.tsx';
export type { PasswordInputProps } from './input/password-input.tsx';
export { SearchInput, type SearchInputProps } from './input/search-input.tsx';
export { Select, type SelectOption, type SelectProps } from './input/select.tsx';
export { Textarea, type TextareaProps } from './input/textarea.tsx';
export { Kbd, type KbdProps } from './kbd/kbd.tsx';
export { type KeyValue, KeyValueList, type KeyValueListProps } from './key-value-list/key-value-list.tsx';
export {
  type Gap,
  Grid,
  GridItem,
  type GridItemProps,
  Inline,
  type InlineProps,
  Stack,
  type StackProps,
} from './layout/layout.tsx';
export { Page, PageHead, type PageHeadProps, type PageProps } from './layout/page.tsx';
export {
  type Limit,
  type LimitState,
  /** @planned */
  toLimitState,
} from './limit-spark/limit.ts';
export { LimitLine, type LimitLineProps } from './limit-spark/limit-line.tsx';
export {
  LimitSpark,
  LimitSparkGrid,
  type LimitSparkGridProps,
  type LimitSparkProps,
} from './limit-spark/limit-spark.tsx';
export {
  type LimitSparkWords,
  limitWords,
} from './limit-spark/words.ts';
export type { LogoProps } from './logo/logo.tsx';
export { Banner, Notice, type NoticeProps } from './notice/notice.tsx';
export {
  type NotificationGroup,
  type NotificationItem,
  NotificationList,
  type NotificationListProps,
} from './notification-list/notification-list.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export type {
  Permission,
  PermissionGroup,
  PermissionLevel,
  PermissionValue,
} from './permission-matrix/matrix.ts';
export { PermissionMatrix, type PermissionMatrixProps } from './permission-matrix/permission-matrix.tsx';
export { matrixWords, type PermissionMatrixWords } from './permission-matrix/words.ts';
export {
  ProgressBar,
  type ProgressBarProps,
  ProportionBar,
  type ProportionBarProps,
  type ProportionPart,
} from './progress-bar/progress-bar.tsx';
export {
  ProportionList,
  type ProportionListProps,
  type ProportionRow,
} from './progress-bar/proportion-list.tsx';
export { Frame, PopoverFields, Section, type SectionProps } from './record/section.tsx';
export {
  ClampedText,
  type ClampedTextProps,
  Conversation,
  type ConversationProps,
  DateLines,
  type DateLinesProps,
  type Message,
  PlainText,
  PreviewBox,
  type PreviewBoxProps,
} from './record/text.tsx';
export { toCalendarDate, toDaysBetween, toRelativeDay } from './relative-time/relative.ts';
export {
  RelativeTime,
  type RelativeTimeProps,
} from './relative-time/relative-time.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './segmented-control/segmented-control.tsx';
export { toDateWords, toDayWords, toWeekdayWords } from './shared/calendar.ts';
export { getDateFormat } from './shared/date-format.ts';
export { onFirstUse } from './shared/first-use.ts';
export { type LinkProps, LinkProvider, type LinkProviderProps } from './shared/link.tsx';
export { toGrouped } from './shared/number.ts';
export type { Tone } from './shared/tone.ts';
export { useIsNarrow } from './shared/use-is-narrow.ts';
export { useStableCallback } from './shared/use-stable-callback.ts';
export { Skeleton, type SkeletonProps, SkeletonRows, type SkeletonRowsProps } from './skeleton/skeleton.tsx';
export type { SpinnerProps } from './spinner/spinner.tsx';
export { type Stat, StatStrip, type StatStripProps } from './stat-strip/stat-strip.tsx';
export type { StatusKind } from './status/kinds.ts';
export { Status, type StatusProps } from './status/status.tsx';
export { Switch, type SwitchProps } from './switch/switch.tsx';
export { type TabLink, TabLinks, type TabLinksProps } from './tab-links/tab-links.tsx';
export {
  Cell,
  type CellAlign,
  type CellProps,
  HeadCell,
  type HeadCellProps,
  RowHeadCell,
  type RowHeadCellProps,
  type SortDirection,
  TwoLines,
  type TwoLinesProps,
} from './table/cells.tsx';
export { ScrollBox, type ScrollBoxProps } from './table/scroll-box.tsx';
export {
  GroupRow,
  type GroupRowProps,
  Row,
  type RowProps,
  Table,
  type TableDensity,
  type TableProps,
} from './table/table.tsx';
export {
  StatusTag,
  type StatusTagProps,
  Tag,
  type TagHue,
  type TagProps,
} from './tag/tag.tsx';
export { TextChange, type TextChangeProps, type TextRun } from './text-change/text-change.tsx';
export { TextButton, type TextButtonProps, TextLink, type TextLinkProps } from './text-link/text-link.tsx';
export { type Ribbon, ValidityRibbon, type ValidityRibbonProps } from './validity-ribbon/validity-ribbon.tsx';
export {
  WorkList,
  WorkMore,
  type WorkMoreProps,
  WorkRow,
  type WorkRowProps,
} from './work-list/work-list.tsx';
