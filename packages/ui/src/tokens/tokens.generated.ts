// Made by generate.ts from tokens.json. Do not edit.

/** Every custom property that the tokens define. */
export const tokenNames = [
  "--moss-50",
  "--moss-100",
  "--moss-200",
  "--moss-300",
  "--moss-400",
  "--moss-500",
  "--moss-600",
  "--moss-700",
  "--moss-800",
  "--moss-900",
  "--moss-950",
  "--pine-50",
  "--pine-100",
  "--pine-200",
  "--pine-300",
  "--pine-400",
  "--pine-500",
  "--pine-600",
  "--pine-700",
  "--pine-800",
  "--pine-900",
  "--pine-950",
  "--marigold-50",
  "--marigold-100",
  "--marigold-200",
  "--marigold-300",
  "--marigold-400",
  "--marigold-500",
  "--marigold-600",
  "--marigold-700",
  "--marigold-800",
  "--marigold-900",
  "--marigold-950",
  "--leaf-50",
  "--leaf-100",
  "--leaf-200",
  "--leaf-300",
  "--leaf-400",
  "--leaf-500",
  "--leaf-600",
  "--leaf-700",
  "--leaf-800",
  "--leaf-900",
  "--leaf-950",
  "--brick-50",
  "--brick-100",
  "--brick-200",
  "--brick-300",
  "--brick-400",
  "--brick-500",
  "--brick-600",
  "--brick-700",
  "--brick-800",
  "--brick-900",
  "--brick-950",
  "--river-50",
  "--river-100",
  "--river-200",
  "--river-300",
  "--river-400",
  "--river-500",
  "--river-600",
  "--river-700",
  "--river-800",
  "--river-900",
  "--river-950",
  "--plum-50",
  "--plum-100",
  "--plum-200",
  "--plum-300",
  "--plum-400",
  "--plum-500",
  "--plum-600",
  "--plum-700",
  "--plum-800",
  "--plum-900",
  "--plum-950",
  "--accent",
  "--on-accent",
  "--nav-text",
  "--nav-active-text",
  "--nav-marker",
  "--nav-hover",
  "--nav-rule",
  "--sheet",
  "--sheet-text",
  "--sheet-line",
  "--sheet-mark",
  "--sheet-mark-active",
  "--sheet-mark-rule",
  "--page-shade",
  "--footer-bg",
  "--footer-text",
  "--footer-muted",
  "--footer-strong",
  "--footer-rule",
  "--dot-1",
  "--dot-2",
  "--dot-3",
  "--logo-ground",
  "--logo-ink",
  "--font-ui",
  "--font-display",
  "--font-mono",
  "--font-sheet",
  "--t-12",
  "--t-13",
  "--t-14",
  "--t-16",
  "--t-18",
  "--t-22",
  "--t-28",
  "--t-stat",
  "--t-body",
  "--t-article",
  "--t-lead",
  "--t-d2",
  "--t-d1",
  "--t-sheet-sm",
  "--t-sheet",
  "--t-logo",
  "--track-body",
  "--track-title",
  "--track-head",
  "--track-stat",
  "--track-d2",
  "--track-d1",
  "--track-caps",
  "--track-logo",
  "--s-0",
  "--s-1",
  "--s-15",
  "--s-2",
  "--s-25",
  "--s-3",
  "--s-35",
  "--s-4",
  "--s-5",
  "--s-6",
  "--s-7",
  "--s-8",
  "--s-10",
  "--s-12",
  "--s-16",
  "--s-24",
  "--s-28",
  "--size-icon-sm",
  "--size-icon",
  "--size-icon-lg",
  "--size-chip",
  "--size-tag",
  "--size-kbd",
  "--size-count",
  "--size-avatar",
  "--size-avatar-lg",
  "--size-seg",
  "--size-ctl-sm",
  "--size-ctl-md",
  "--size-ctl-site",
  "--size-ctl-lg",
  "--size-touch",
  "--size-switch-w",
  "--size-switch-h",
  "--size-row-group",
  "--size-row-compact",
  "--size-row-default",
  "--size-row-comfortable",
  "--size-bar",
  "--size-bar-lg",
  "--size-chart",
  "--size-day",
  "--size-dots",
  "--size-field-sm",
  "--size-menu",
  "--size-field",
  "--size-panel",
  "--size-dialog",
  "--size-drawer",
  "--size-dialog-lg",
  "--size-text-col",
  "--size-measure",
  "--size-rail",
  "--size-sidebar",
  "--size-header-sm",
  "--size-header",
  "--size-header-site-sm",
  "--size-header-site",
  "--size-container",
  "--size-page",
  "--size-rule-step",
  "--size-hero-gap",
  "--size-hero-top",
  "--size-event",
  "--size-cta-col",
  "--size-shot-sm",
  "--size-shot",
  "--size-art-width",
  "--size-art-height",
  "--size-art-page",
  "--size-art-page-sm",
  "--size-art-cards",
  "--size-art-drop",
  "--size-wire-x",
  "--size-wire-y",
  "--size-wire-w",
  "--size-wire-h",
  "--r-0",
  "--r-1",
  "--r-2",
  "--r-25",
  "--r-3",
  "--r-4",
  "--r-full",
  "--ease",
  "--d-1",
  "--d-2",
  "--d-3",
  "--d-wait",
  "--d-run",
  "--d-spin",
  "--d-shimmer",
  "--z-header",
  "--z-tabbar",
  "--z-contact",
  "--z-popover",
  "--z-dialog",
  "--z-toast",
  "--ctl",
  "--row",
  "--input-type",
  "--bg",
  "--surface",
  "--surface-sunken",
  "--surface-hover",
  "--surface-selected",
  "--surface-raised",
  "--scrim",
  "--border",
  "--border-strong",
  "--border-control",
  "--text",
  "--text-muted",
  "--text-subtle",
  "--text-disabled",
  "--primary",
  "--primary-hover",
  "--primary-active",
  "--on-primary",
  "--primary-soft",
  "--primary-text",
  "--link",
  "--link-hover",
  "--focus",
  "--focus-gap",
  "--ok-bg",
  "--ok-text",
  "--ok-solid",
  "--ok-border",
  "--warn-bg",
  "--warn-text",
  "--warn-solid",
  "--warn-border",
  "--danger-bg",
  "--danger-text",
  "--danger-solid",
  "--danger-border",
  "--info-bg",
  "--info-text",
  "--info-solid",
  "--info-border",
  "--neutral-bg",
  "--neutral-text",
  "--neutral-solid",
  "--neutral-border",
  "--on-danger",
  "--on-info",
  "--badge-brick-bg",
  "--badge-brick-text",
  "--badge-brick-border",
  "--badge-river-bg",
  "--badge-river-text",
  "--badge-river-border",
  "--badge-leaf-bg",
  "--badge-leaf-text",
  "--badge-leaf-border",
  "--badge-plum-bg",
  "--badge-plum-text",
  "--badge-plum-border",
  "--badge-moss-bg",
  "--badge-moss-text",
  "--badge-moss-border",
  "--mark",
  "--mark-active",
  "--chart-1",
  "--chart-2",
  "--chart-3",
  "--chart-4",
  "--chart-5",
  "--nav-bg",
  "--nav-text-muted",
  "--nav-active-bg",
  "--paper",
  "--rule",
  "--e-1",
  "--e-2",
  "--e-3"
] as const;

/** The colours of both themes, by token name without the leading dashes. */
export const themes = {
  "light": {
    "bg": "#f9faf7",
    "surface": "#ffffff",
    "surface-sunken": "#f2f4f0",
    "surface-hover": "#f9faf7",
    "surface-selected": "#f2fcf8",
    "surface-raised": "#ffffff",
    "scrim": "rgb(23 26 20 / .42)",
    "border": "#e4e6e1",
    "border-strong": "#d2d5ce",
    "border-control": "#898e84",
    "text": "#171a14",
    "text-muted": "#50544b",
    "text-subtle": "#686d63",
    "text-disabled": "#898e84",
    "primary": "#04614d",
    "primary-hover": "#024a3a",
    "primary-active": "#013529",
    "on-primary": "#ffffff",
    "primary-soft": "#e4f9f1",
    "primary-text": "#04614d",
    "link": "#04614d",
    "link-hover": "#013529",
    "accent": "#eba20b",
    "on-accent": "#171a14",
    "focus": "#0970b1",
    "focus-gap": "#ffffff",
    "ok-bg": "#e3fbe5",
    "ok-text": "#114b1e",
    "ok-solid": "#218036",
    "ok-border": "#a5e7ab",
    "warn-bg": "#fef1df",
    "warn-text": "#553800",
    "warn-solid": "#ba7f06",
    "warn-border": "#ffc97b",
    "danger-bg": "#feefed",
    "danger-text": "#770d0f",
    "danger-solid": "#c32223",
    "danger-border": "#fec3bb",
    "info-bg": "#eaf5ff",
    "info-text": "#00426b",
    "info-solid": "#0970b1",
    "info-border": "#aed9ff",
    "neutral-bg": "#f2f4f0",
    "neutral-text": "#3c4037",
    "neutral-solid": "#686d63",
    "neutral-border": "#d2d5ce",
    "on-danger": "#ffffff",
    "on-info": "#ffffff",
    "badge-brick-bg": "#feefed",
    "badge-brick-text": "#770d0f",
    "badge-brick-border": "#fec3bb",
    "badge-river-bg": "#eaf5ff",
    "badge-river-text": "#00426b",
    "badge-river-border": "#aed9ff",
    "badge-leaf-bg": "#e3fbe5",
    "badge-leaf-text": "#114b1e",
    "badge-leaf-border": "#a5e7ab",
    "badge-plum-bg": "#f9effe",
    "badge-plum-text": "#542767",
    "badge-plum-border": "#e8c4f9",
    "badge-moss-bg": "#f2f4f0",
    "badge-moss-text": "#3c4037",
    "badge-moss-border": "#d2d5ce",
    "mark": "#ffe594",
    "mark-active": "#feca58",
    "chart-1": "#03715a",
    "chart-2": "#bd8100",
    "chart-3": "#014069",
    "chart-4": "#9b1c12",
    "chart-5": "#8e948d",
    "nav-bg": "#09261e",
    "nav-text": "#d4e2db",
    "nav-text-muted": "#a4b6ad",
    "nav-active-bg": "#163f34",
    "nav-active-text": "#ffffff",
    "nav-marker": "#eba20b",
    "nav-hover": "rgb(255 255 255 / .05)",
    "nav-rule": "rgb(255 255 255 / .1)",
    "sheet": "#ffffff",
    "sheet-text": "#171814",
    "sheet-line": "#c9ccc6",
    "sheet-mark": "#ffe594",
    "sheet-mark-active": "#feca58",
    "sheet-mark-rule": "#8f6103",
    "page-shade": "rgb(23 26 20 / .1)",
    "paper": "#fbfaf5",
    "rule": "#e9e7dc",
    "footer-bg": "#06130f",
    "footer-text": "#d4e2db",
    "footer-muted": "#a4b6ad",
    "footer-strong": "#ffffff",
    "footer-rule": "rgb(255 255 255 / .14)",
    "dot-1": "#3ca085",
    "dot-2": "#71c6ac",
    "dot-3": "#eba20b",
    "logo-ground": "#eba20b",
    "logo-ink": "#09261e"
  },
  "dark": {
    "bg": "#0c120f",
    "surface": "#141b17",
    "surface-sunken": "#0f1513",
    "surface-hover": "#1c2420",
    "surface-selected": "#142d26",
    "surface-raised": "#1c2420",
    "scrim": "rgb(0 0 0 / .6)",
    "border": "#2b3430",
    "border-strong": "#414a46",
    "border-control": "#757f79",
    "text": "#f2f4f0",
    "text-muted": "#b9c0bb",
    "text-subtle": "#99a19b",
    "text-disabled": "#6f7771",
    "primary": "#71d4b3",
    "primary-hover": "#87e3c4",
    "primary-active": "#61c4a4",
    "on-primary": "#001912",
    "primary-soft": "#12352b",
    "primary-text": "#89dbbe",
    "link": "#89dbbe",
    "link-hover": "#b0eed7",
    "accent": "#eba20b",
    "on-accent": "#171a14",
    "focus": "#71c1f7",
    "focus-gap": "#0c120f",
    "ok-bg": "#18311b",
    "ok-text": "#a8e2ad",
    "ok-solid": "#62bc6f",
    "ok-border": "#2f5834",
    "warn-bg": "#382609",
    "warn-text": "#f5c989",
    "warn-solid": "#d69727",
    "warn-border": "#644716",
    "danger-bg": "#471a16",
    "danger-text": "#ffbfb7",
    "danger-solid": "#ef7f74",
    "danger-border": "#703c36",
    "info-bg": "#122c41",
    "info-text": "#a9d7fe",
    "info-solid": "#4dacf6",
    "info-border": "#265173",
    "neutral-bg": "#1c2420",
    "neutral-text": "#c9d0cb",
    "neutral-solid": "#99a19b",
    "neutral-border": "#414a46",
    "on-danger": "#2a0605",
    "on-info": "#021a2e",
    "badge-brick-bg": "#471a16",
    "badge-brick-text": "#ffbfb7",
    "badge-brick-border": "#703c36",
    "badge-river-bg": "#122c41",
    "badge-river-text": "#a9d7fe",
    "badge-river-border": "#265173",
    "badge-leaf-bg": "#18311b",
    "badge-leaf-text": "#a8e2ad",
    "badge-leaf-border": "#2f5834",
    "badge-plum-bg": "#33223b",
    "badge-plum-text": "#e9bffc",
    "badge-plum-border": "#5c4069",
    "badge-moss-bg": "#1c2420",
    "badge-moss-text": "#c9d0cb",
    "badge-moss-border": "#414a46",
    "mark": "#543f00",
    "mark-active": "#664b01",
    "chart-1": "#6fd0b2",
    "chart-2": "#f3ad36",
    "chart-3": "#3f8fe0",
    "chart-4": "#cb4433",
    "chart-5": "#939992",
    "nav-bg": "#06100c",
    "nav-text": "#d4e2db",
    "nav-text-muted": "#9fafa7",
    "nav-active-bg": "#0e2d24",
    "nav-active-text": "#ffffff",
    "nav-marker": "#eba20b",
    "nav-hover": "rgb(255 255 255 / .05)",
    "nav-rule": "rgb(255 255 255 / .1)",
    "sheet": "#ffffff",
    "sheet-text": "#171814",
    "sheet-line": "#c9ccc6",
    "sheet-mark": "#ffe594",
    "sheet-mark-active": "#feca58",
    "sheet-mark-rule": "#8f6103",
    "page-shade": "rgb(23 26 20 / .1)",
    "paper": "#0f1512",
    "rule": "#1d2622",
    "footer-bg": "#06130f",
    "footer-text": "#d4e2db",
    "footer-muted": "#a4b6ad",
    "footer-strong": "#ffffff",
    "footer-rule": "rgb(255 255 255 / .14)",
    "dot-1": "#3ca085",
    "dot-2": "#71c6ac",
    "dot-3": "#eba20b",
    "logo-ground": "#eba20b",
    "logo-ink": "#09261e"
  }
} as const;

/** The semantic colours by group, and what each group is for. */
export const colourGroups = [
  {
    "name": "ground",
    "description": "Backgrounds, from the page to what is above it.",
    "tokens": [
      "bg",
      "surface",
      "surface-sunken",
      "surface-hover",
      "surface-selected",
      "surface-raised",
      "scrim"
    ]
  },
  {
    "name": "line",
    "description": "Edges. border and border-strong divide content; every control has border-control.",
    "tokens": [
      "border",
      "border-strong",
      "border-control"
    ]
  },
  {
    "name": "text",
    "description": "Text, from the strongest to disabled.",
    "tokens": [
      "text",
      "text-muted",
      "text-subtle",
      "text-disabled"
    ]
  },
  {
    "name": "action",
    "description": "Pine is for actions, marigold calls for attention. One primary button per view.",
    "tokens": [
      "primary",
      "primary-hover",
      "primary-active",
      "on-primary",
      "primary-soft",
      "primary-text",
      "link",
      "link-hover",
      "accent",
      "on-accent"
    ]
  },
  {
    "name": "focus",
    "description": "The focus ring, and the gap between the ring and a dark background.",
    "tokens": [
      "focus",
      "focus-gap"
    ]
  },
  {
    "name": "status",
    "description": "Tint, text, solid icon and edge of each status. The colour always has a word and a shape beside it.",
    "tokens": [
      "ok-bg",
      "ok-text",
      "ok-solid",
      "ok-border",
      "warn-bg",
      "warn-text",
      "warn-solid",
      "warn-border",
      "danger-bg",
      "danger-text",
      "danger-solid",
      "danger-border",
      "info-bg",
      "info-text",
      "info-solid",
      "info-border",
      "neutral-bg",
      "neutral-text",
      "neutral-solid",
      "neutral-border",
      "on-danger",
      "on-info"
    ]
  },
  {
    "name": "badge",
    "description": "Topics of the blog: tint, text and edge. A badge is not a status, so it has its own tokens.",
    "tokens": [
      "badge-brick-bg",
      "badge-brick-text",
      "badge-brick-border",
      "badge-river-bg",
      "badge-river-text",
      "badge-river-border",
      "badge-leaf-bg",
      "badge-leaf-text",
      "badge-leaf-border",
      "badge-plum-bg",
      "badge-plum-text",
      "badge-plum-border",
      "badge-moss-bg",
      "badge-moss-text",
      "badge-moss-border"
    ]
  },
  {
    "name": "mark",
    "description": "The highlighter, only for words that come from a page.",
    "tokens": [
      "mark",
      "mark-active"
    ]
  },
  {
    "name": "chart",
    "description": "The series of charts, in this order. People with protan, deutan or tritan vision can tell them apart.",
    "tokens": [
      "chart-1",
      "chart-2",
      "chart-3",
      "chart-4",
      "chart-5"
    ]
  },
  {
    "name": "navigation",
    "description": "The sidebar of the portal.",
    "tokens": [
      "nav-bg",
      "nav-text",
      "nav-text-muted",
      "nav-active-bg",
      "nav-active-text",
      "nav-marker",
      "nav-hover",
      "nav-rule"
    ]
  },
  {
    "name": "sheet",
    "description": "A page of a document. Paper is white in the dark theme too.",
    "tokens": [
      "sheet",
      "sheet-text",
      "sheet-line",
      "sheet-mark",
      "sheet-mark-active",
      "sheet-mark-rule",
      "page-shade"
    ]
  },
  {
    "name": "site",
    "description": "The public site: ruled paper, the footer, and the dots of the compliance year on pine.",
    "tokens": [
      "paper",
      "rule",
      "footer-bg",
      "footer-text",
      "footer-muted",
      "footer-strong",
      "footer-rule",
      "dot-1",
      "dot-2",
      "dot-3"
    ]
  },
  {
    "name": "logo",
    "description": "The logo, the same everywhere.",
    "tokens": [
      "logo-ground",
      "logo-ink"
    ]
  }
] as const;

/** The colour ramps: name, step, sRGB hex. */
export const ramps = {
  "moss": {
    "50": "#f9faf7",
    "100": "#f2f4f0",
    "200": "#e4e6e1",
    "300": "#d2d5ce",
    "400": "#b0b4ac",
    "500": "#898e84",
    "600": "#686d63",
    "700": "#50544b",
    "800": "#3c4037",
    "900": "#2a2d25",
    "950": "#171a14"
  },
  "pine": {
    "50": "#f2fcf8",
    "100": "#e4f9f1",
    "200": "#c8f0e2",
    "300": "#a6e3ce",
    "400": "#71c6ac",
    "500": "#3ca085",
    "600": "#127d65",
    "700": "#04614d",
    "800": "#024a3a",
    "900": "#013529",
    "950": "#001f16"
  },
  "marigold": {
    "50": "#fef9f1",
    "100": "#fef1df",
    "200": "#ffe0b5",
    "300": "#ffc97b",
    "400": "#eba20b",
    "500": "#ba7f06",
    "600": "#8f6103",
    "700": "#6f4a01",
    "800": "#553800",
    "900": "#3d2700",
    "950": "#251500"
  },
  "leaf": {
    "50": "#f2fdf3",
    "100": "#e3fbe5",
    "200": "#c7f3cb",
    "300": "#a5e7ab",
    "400": "#71ca7d",
    "500": "#41a452",
    "600": "#218036",
    "700": "#166328",
    "800": "#114b1e",
    "900": "#0d3515",
    "950": "#061f0a"
  },
  "brick": {
    "50": "#fff7f6",
    "100": "#feefed",
    "200": "#ffdcd7",
    "300": "#fec3bb",
    "400": "#fe8e82",
    "500": "#e95048",
    "600": "#c32223",
    "700": "#9c0d13",
    "800": "#770d0f",
    "900": "#540c0b",
    "950": "#320806"
  },
  "river": {
    "50": "#f5faff",
    "100": "#eaf5ff",
    "200": "#d0e9fe",
    "300": "#aed9ff",
    "400": "#74baf4",
    "500": "#3b93d5",
    "600": "#0970b1",
    "700": "#02578b",
    "800": "#00426b",
    "900": "#002e4e",
    "950": "#021a2e"
  },
  "plum": {
    "50": "#fcf8fe",
    "100": "#f9effe",
    "200": "#f2dcfc",
    "300": "#e8c4f9",
    "400": "#d199eb",
    "500": "#b06bcd",
    "600": "#8d48a9",
    "700": "#6f3487",
    "800": "#542767",
    "900": "#3b1c49",
    "950": "#230f2b"
  }
} as const;

/** What each ramp is for. */
export const rampNotes = {
  "moss": "neutral",
  "pine": "brand and action",
  "marigold": "the highlighter, and what is due soon",
  "leaf": "done, completed",
  "brick": "overdue, over the limit, destructive",
  "river": "information, in progress",
  "plum": "a topic of the blog"
} as const;

/** Contrast promises: foreground, background, least WCAG ratio. */
export const contrastPairs = [
  [
    "text",
    "bg",
    7
  ],
  [
    "text",
    "surface",
    7
  ],
  [
    "text",
    "surface-sunken",
    7
  ],
  [
    "text",
    "mark",
    7
  ],
  [
    "text",
    "mark-active",
    7
  ],
  [
    "text",
    "surface-selected",
    7
  ],
  [
    "text",
    "paper",
    7
  ],
  [
    "text",
    "surface-hover",
    7
  ],
  [
    "text",
    "surface-raised",
    7
  ],
  [
    "text",
    "primary-soft",
    7
  ],
  [
    "text",
    "warn-bg",
    7
  ],
  [
    "text",
    "danger-bg",
    7
  ],
  [
    "text",
    "info-bg",
    7
  ],
  [
    "text",
    "ok-bg",
    7
  ],
  [
    "text",
    "neutral-bg",
    7
  ],
  [
    "text-muted",
    "surface",
    7
  ],
  [
    "text-muted",
    "bg",
    7
  ],
  [
    "text-muted",
    "surface-sunken",
    4.5
  ],
  [
    "text-muted",
    "paper",
    7
  ],
  [
    "text-muted",
    "surface-hover",
    4.5
  ],
  [
    "text-muted",
    "surface-selected",
    4.5
  ],
  [
    "text-muted",
    "surface-raised",
    4.5
  ],
  [
    "text-muted",
    "mark",
    4.5
  ],
  [
    "text-subtle",
    "surface",
    4.5
  ],
  [
    "text-subtle",
    "bg",
    4.5
  ],
  [
    "text-subtle",
    "surface-sunken",
    4.5
  ],
  [
    "text-subtle",
    "surface-selected",
    4.5
  ],
  [
    "text-subtle",
    "paper",
    4.5
  ],
  [
    "text-subtle",
    "surface-hover",
    4.5
  ],
  [
    "text-subtle",
    "surface-raised",
    4.5
  ],
  [
    "on-primary",
    "primary",
    7
  ],
  [
    "on-primary",
    "primary-hover",
    7
  ],
  [
    "on-primary",
    "primary-active",
    4.5
  ],
  [
    "primary-text",
    "primary-soft",
    4.5
  ],
  [
    "link",
    "surface",
    7
  ],
  [
    "link",
    "bg",
    4.5
  ],
  [
    "link",
    "paper",
    4.5
  ],
  [
    "link",
    "surface-hover",
    4.5
  ],
  [
    "link",
    "surface-selected",
    4.5
  ],
  [
    "link",
    "surface-raised",
    4.5
  ],
  [
    "link",
    "surface-sunken",
    4.5
  ],
  [
    "on-accent",
    "accent",
    7
  ],
  [
    "border-control",
    "surface",
    3
  ],
  [
    "border-control",
    "bg",
    3
  ],
  [
    "border-control",
    "surface-sunken",
    3
  ],
  [
    "focus",
    "surface",
    3
  ],
  [
    "focus",
    "bg",
    3
  ],
  [
    "focus",
    "surface-sunken",
    3
  ],
  [
    "focus",
    "surface-raised",
    3
  ],
  [
    "focus",
    "surface-selected",
    3
  ],
  [
    "focus",
    "paper",
    3
  ],
  [
    "nav-text",
    "nav-bg",
    7
  ],
  [
    "nav-text",
    "nav-active-bg",
    7
  ],
  [
    "nav-text-muted",
    "nav-bg",
    4.5
  ],
  [
    "nav-active-text",
    "nav-active-bg",
    7
  ],
  [
    "nav-active-text",
    "nav-bg",
    7
  ],
  [
    "nav-marker",
    "nav-active-bg",
    3
  ],
  [
    "nav-marker",
    "nav-bg",
    3
  ],
  [
    "ok-text",
    "ok-bg",
    7
  ],
  [
    "ok-text",
    "surface",
    7
  ],
  [
    "warn-text",
    "warn-bg",
    7
  ],
  [
    "warn-text",
    "surface",
    7
  ],
  [
    "danger-text",
    "danger-bg",
    7
  ],
  [
    "danger-text",
    "surface",
    7
  ],
  [
    "danger-text",
    "bg",
    7
  ],
  [
    "info-text",
    "info-bg",
    7
  ],
  [
    "info-text",
    "surface",
    7
  ],
  [
    "neutral-text",
    "neutral-bg",
    7
  ],
  [
    "neutral-text",
    "surface",
    7
  ],
  [
    "ok-solid",
    "surface",
    3
  ],
  [
    "ok-solid",
    "ok-bg",
    3
  ],
  [
    "warn-solid",
    "surface",
    3
  ],
  [
    "warn-solid",
    "warn-bg",
    3
  ],
  [
    "danger-solid",
    "surface",
    4.5
  ],
  [
    "danger-solid",
    "danger-bg",
    3
  ],
  [
    "info-solid",
    "surface",
    3
  ],
  [
    "info-solid",
    "info-bg",
    3
  ],
  [
    "on-danger",
    "danger-solid",
    4.5
  ],
  [
    "on-info",
    "info-solid",
    4.5
  ],
  [
    "primary",
    "surface",
    3
  ],
  [
    "primary",
    "bg",
    3
  ],
  [
    "primary",
    "surface-selected",
    3
  ],
  [
    "chart-1",
    "surface",
    3
  ],
  [
    "chart-3",
    "surface",
    3
  ],
  [
    "chart-4",
    "surface",
    3
  ],
  [
    "text-disabled",
    "surface",
    3
  ],
  [
    "link-hover",
    "surface",
    7
  ],
  [
    "link-hover",
    "bg",
    7
  ],
  [
    "neutral-solid",
    "surface",
    3
  ],
  [
    "neutral-solid",
    "neutral-bg",
    3
  ],
  [
    "chart-2",
    "surface",
    3
  ],
  [
    "chart-5",
    "surface",
    3
  ],
  [
    "sheet-text",
    "sheet",
    7
  ],
  [
    "sheet-text",
    "sheet-mark",
    7
  ],
  [
    "sheet-text",
    "sheet-mark-active",
    7
  ],
  [
    "sheet-mark-rule",
    "sheet",
    3
  ],
  [
    "footer-text",
    "footer-bg",
    7
  ],
  [
    "footer-muted",
    "footer-bg",
    4.5
  ],
  [
    "footer-strong",
    "footer-bg",
    7
  ],
  [
    "dot-1",
    "nav-bg",
    3
  ],
  [
    "dot-2",
    "nav-bg",
    3
  ],
  [
    "dot-3",
    "nav-bg",
    3
  ],
  [
    "logo-ink",
    "logo-ground",
    3
  ],
  [
    "badge-brick-text",
    "badge-brick-bg",
    7
  ],
  [
    "badge-river-text",
    "badge-river-bg",
    7
  ],
  [
    "badge-leaf-text",
    "badge-leaf-bg",
    7
  ],
  [
    "badge-plum-text",
    "badge-plum-bg",
    7
  ],
  [
    "badge-moss-text",
    "badge-moss-bg",
    7
  ]
] as const;

/** Colours that carry no meaning, and why. */
export const decoration = {
  "border": "divides content; controls have border-control",
  "border-strong": "divides content, and fills the rest of bars whose parts are also in words",
  "rule": "lines of the ruled paper",
  "scrim": "darkens what is behind a dialog",
  "focus-gap": "separates the ring from a dark background",
  "nav-hover": "a second sign under the pointer",
  "nav-rule": "divides",
  "footer-rule": "divides",
  "sheet-line": "edge of a page",
  "page-shade": "shadow of a page",
  "ok-border": "edge of a notice; its words and icon carry the meaning",
  "warn-border": "edge of a notice; its words and icon carry the meaning",
  "danger-border": "edge of a notice; its words and icon carry the meaning",
  "info-border": "edge of a notice; its words and icon carry the meaning",
  "neutral-border": "edge of a notice; its words and icon carry the meaning",
  "badge-brick-border": "edge of a badge; its words carry the meaning",
  "badge-river-border": "edge of a badge; its words carry the meaning",
  "badge-leaf-border": "edge of a badge; its words carry the meaning",
  "badge-plum-border": "edge of a badge; its words carry the meaning",
  "badge-moss-border": "edge of a badge; its words carry the meaning"
} as const;

/** The font families. */
export const fonts = {
  "ui": "'Public Sans Variable', 'Public Sans Fallback', 'Noto Sans Devanagari Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  "display": "'Newsreader', Georgia, 'Times New Roman', serif",
  "mono": "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', Menlo, Consolas, monospace",
  "sheet": "'Times New Roman', 'Liberation Serif', Times, serif"
} as const;

/** The shadows, by theme where they differ. */
export const shadows = {
  "e-1": {
    "light": "0 1px 0 rgb(23 26 20 / .04)",
    "dark": "none"
  },
  "e-2": {
    "light": "0 1px 2px rgb(23 26 20 / .06), 0 6px 16px -6px rgb(23 26 20 / .12)",
    "dark": "0 0 0 1px var(--border-strong)"
  },
  "e-3": {
    "light": "0 2px 4px rgb(23 26 20 / .06), 0 18px 40px -12px rgb(23 26 20 / .22)",
    "dark": "0 0 0 1px var(--border-strong)"
  }
} as const;

/** The scales in groups, and what each is for. */
export const scales = {
  "type": [
    {
      "name": "interface",
      "description": "Portal, and small text and lists of the site: size / line height.",
      "tokens": {
        "t-12": ".75rem/1rem",
        "t-13": ".8125rem/1.125rem",
        "t-14": ".875rem/1.25rem",
        "t-16": "1rem/1.5rem",
        "t-18": "1.125rem/1.375rem",
        "t-22": "1.375rem/1.75rem",
        "t-28": "1.75rem/2.125rem",
        "t-stat": "2.125rem/2.375rem"
      }
    },
    {
      "name": "site",
      "description": "Running text of the site: pages, articles, and the lead below a headline, which grows with the window.",
      "tokens": {
        "t-body": "1.0625rem/1.625rem",
        "t-article": "1.125rem/1.875rem",
        "t-lead": "clamp(1.0625rem, 1rem + .35vw, 1.25rem)/1.55"
      }
    },
    {
      "name": "display",
      "description": "Headlines of the site, in the display typeface. They grow with the window.",
      "tokens": {
        "t-d2": "clamp(2rem, 1.4rem + 2.1vw, 3.125rem)/1.06",
        "t-d1": "clamp(2.75rem, 1.35rem + 5.2vw, 5.25rem)/1"
      }
    },
    {
      "name": "sheet",
      "description": "Text on a drawn page of a document.",
      "tokens": {
        "t-sheet-sm": ".6875rem/1.4",
        "t-sheet": ".8125rem/1.56"
      }
    },
    {
      "name": "logo",
      "description": "The name beside the logo.",
      "tokens": {
        "t-logo": "1.25rem/1"
      }
    }
  ],
  "tracking": [
    {
      "name": "tracking",
      "description": "Letter spacing: larger text has less.",
      "tokens": {
        "track-body": "-.008em",
        "track-title": "-.014em",
        "track-head": "-.02em",
        "track-stat": "-.035em",
        "track-d2": "-.024em",
        "track-d1": "-.032em",
        "track-caps": ".02em",
        "track-logo": "-.025em"
      }
    }
  ],
  "space": [
    {
      "name": "space",
      "description": "Distances in multiples of 4, with half steps where a line of text needs them.",
      "tokens": {
        "s-0": "2px",
        "s-1": "4px",
        "s-15": "6px",
        "s-2": "8px",
        "s-25": "10px",
        "s-3": "12px",
        "s-35": "14px",
        "s-4": "16px",
        "s-5": "20px",
        "s-6": "24px",
        "s-7": "28px",
        "s-8": "32px",
        "s-10": "40px",
        "s-12": "48px",
        "s-16": "64px",
        "s-24": "96px",
        "s-28": "112px"
      }
    }
  ],
  "size": [
    {
      "name": "sign",
      "description": "Icons inside a line of text.",
      "tokens": {
        "size-icon-sm": "13px",
        "size-icon": "16px",
        "size-icon-lg": "20px",
        "size-chip": "20px",
        "size-tag": "22px",
        "size-kbd": "18px",
        "size-count": "16px",
        "size-avatar": "24px",
        "size-avatar-lg": "32px"
      }
    },
    {
      "name": "control",
      "description": "Heights of controls. Under 900 px every control has the height of touch.",
      "tokens": {
        "size-seg": "26px",
        "size-ctl-sm": "30px",
        "size-ctl-md": "36px",
        "size-ctl-site": "42px",
        "size-ctl-lg": "50px",
        "size-touch": "44px",
        "size-switch-w": "30px",
        "size-switch-h": "18px"
      }
    },
    {
      "name": "row",
      "description": "Rows of tables and lists, by density.",
      "tokens": {
        "size-row-group": "32px",
        "size-row-compact": "36px",
        "size-row-default": "44px",
        "size-row-comfortable": "54px"
      }
    },
    {
      "name": "picture",
      "description": "Bars and charts.",
      "tokens": {
        "size-bar": "6px",
        "size-bar-lg": "10px",
        "size-chart": "320px",
        "size-day": "54px",
        "size-dots": "70px"
      }
    },
    {
      "name": "width",
      "description": "Widths of fields, of panels that open, and of text.",
      "tokens": {
        "size-field-sm": "160px",
        "size-menu": "200px",
        "size-field": "320px",
        "size-panel": "400px",
        "size-dialog": "480px",
        "size-drawer": "560px",
        "size-dialog-lg": "720px",
        "size-text-col": "560px",
        "size-measure": "68ch"
      }
    },
    {
      "name": "frame",
      "description": "The frame of the portal and of the site.",
      "tokens": {
        "size-rail": "64px",
        "size-sidebar": "244px",
        "size-header-sm": "56px",
        "size-header": "64px",
        "size-header-site-sm": "60px",
        "size-header-site": "72px",
        "size-container": "1216px",
        "size-page": "1480px"
      }
    },
    {
      "name": "site",
      "description": "Distances and pictures of the public site.",
      "tokens": {
        "size-rule-step": "36px",
        "size-hero-gap": "56px",
        "size-hero-top": "76px",
        "size-event": "176px",
        "size-cta-col": "260px",
        "size-shot-sm": "220px",
        "size-shot": "272px"
      }
    },
    {
      "name": "art",
      "description": "The drawn page of the home page's hero: its sheet, the cards on it, and the wire from a condition to its card.",
      "tokens": {
        "size-art-width": "600px",
        "size-art-height": "640px",
        "size-art-page": "456px",
        "size-art-page-sm": "330px",
        "size-art-cards": "364px",
        "size-art-drop": "286px",
        "size-wire-x": "396px",
        "size-wire-y": "168px",
        "size-wire-w": "84px",
        "size-wire-h": "122px"
      }
    }
  ],
  "radius": [
    {
      "name": "radius",
      "description": "Corners: r-1 tags and chips, r-2 controls, r-3 cards, r-4 dialogs and popovers, r-full counts and avatars.",
      "tokens": {
        "r-0": "2px",
        "r-1": "4px",
        "r-2": "6px",
        "r-25": "8px",
        "r-3": "10px",
        "r-4": "14px",
        "r-full": "999px"
      }
    }
  ],
  "motion": [
    {
      "name": "motion",
      "description": "d-1 hover, d-2 popovers, d-3 drawers and dialogs. d-wait is the time before a loading state appears, d-run is for the progress line of a screen. All are off with reduced motion.",
      "tokens": {
        "ease": "cubic-bezier(.2, .7, .2, 1)",
        "d-1": "90ms",
        "d-2": "160ms",
        "d-3": "240ms",
        "d-wait": "150ms",
        "d-run": "1000ms",
        "d-spin": "900ms",
        "d-shimmer": "1400ms"
      }
    }
  ],
  "layers": [
    {
      "name": "layers",
      "description": "The layers, from the lowest to the highest.",
      "tokens": {
        "z-header": "5",
        "z-tabbar": "20",
        "z-contact": "30",
        "z-popover": "40",
        "z-dialog": "50",
        "z-toast": "60"
      }
    }
  ],
  "breakpoints": [
    {
      "name": "breakpoints",
      "description": "Widths of the window at which layouts change. CSS cannot read them from here; a check of the style sheets allows only these.",
      "tokens": {
        "tight": "360px",
        "narrow": "600px",
        "medium": "900px",
        "site": "1100px",
        "wide": "1200px",
        "margins": "1560px"
      }
    }
  ]
} as const;
