import { Bell, Briefcase, CalendarDays, MessageSquare } from 'lucide-react';
import type { MenuIcons } from '../components/sidebar.tsx';

/** The four icons of the guest menu. Other icons stay out of public pages. */
export const guestIcons: MenuIcons = {
  jobs: Briefcase,
  calendar: CalendarDays,
  messages: MessageSquare,
  notifications: Bell,
};
