/** Routes of the public site (D3). */
export const SITE_PATHS = {
  home: '/',
  aboutUs: '/about-us',
  blog: '/blog',
  privacy: '/privacy',
  contactUs: '/contact-us',
  monitoring: '/environmental-quality-monitoring-assessment',
  consultancy: '/consultancy',
  industries: '/industries',
  tools: '/tools',
  contactConsultant: '/contact-environmental-consultant',
} as const;

/** Routes of the portal that need no guard. See docs/spec-coverage.md#before-signing-in and #roles-and-permissions. */
export const AUTH_PATHS = {
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** Invitations and sign-up links lead here (contract, POST /auth/set-password). */
  setPassword: '/set-password',
  onboarding: '/onboarding',
  signUp: '/signup',
  productPreview: '/product-preview',
  profile: '/profile',
  changePassword: '/ChangePassword',
} as const;

/** Routes of the company area. See docs/spec-coverage.md#company-area. */
export const COMPANY_PATHS = {
  dashboard: '/company/dashboard',
  organisation: '/company/company',
  consentDocuments: '/company/consent',
  userManagement: '/company/user-management',
  reportingTasks: '/company/reporting-tasks',
  consentAnalyzer: '/company/consent-analyzer',
  tasksAndAlerts: '/company/task-and-alerts',
  technicalDocumentation: '/company/technical-documentation',
  resourceCenter: '/company/resource-center',
  labMarketplace: '/company/lab-marketplace',
  support: '/company/support-management',
  supportCreate: '/company/support-management/create',
  notifications: '/company/notifications',
  profile: '/company/profile',
  changePassword: '/company/ChangePassword',
} as const;

/** Routes of the lab area. See docs/spec-coverage.md#lab-area. */
export const LAB_PATHS = {
  dashboard: '/lab/dashboard',
  organisation: '/lab/lab',
  userManagement: '/lab/user-management',
  reportingTasks: '/lab/reporting-tasks',
  technicalDocumentation: '/lab/technical-documentation',
  resourceCenter: '/lab/resource-center',
  support: '/lab/support-management',
  supportCreate: '/lab/support-management/create',
  notifications: '/lab/notifications',
  profile: '/lab/profile',
  changePassword: '/lab/ChangePassword',
} as const;

/**
 * Admin-style route constants, spelled as given. As paths they are unknown (D4). See
 * docs/spec-coverage.md#menus-constants-shell.
 */
export const ADMIN_PATHS = {
  companyManagement: '/company-management',
  roleManagement: '/RoleManagement',
  adminManagement: '/AdminManagement',
  labManagement: '/labManagement',
  labPartnership: '/LabPartnership',
  enquiryManagement: '/enquiryManagement',
  scheduleManagement: '/scheduleManagement',
  financeManagement: '/FinanceManagement',
  documentsAndResources: '/DocumentsAndResources',
  industryManagement: '/IndustryManagement',
  serviceManagement: '/ServiceManagement',
  languageManagement: '/LanguageManagement',
  stateManagement: '/state-management',
  cityManagement: '/city-management',
  locationManagement: '/location-management',
  /** Where the location-management menu item leads. */
  locationStateManagement: '/location-management/state-management',
} as const;
