import {
  Building2,
  FileText,
  Handshake,
  LayoutDashboard,
  ListChecks,
  Megaphone,
  Search,
  Tags,
  UserCog,
  Users,
} from 'lucide-react';
import { guestIcons } from './guest-icons.ts';
import type { MenuIcons } from '../components/sidebar.tsx';

/** An icon for every item of the signed-in menus. */
export const menuIcons: MenuIcons = {
  ...guestIcons,
  dashboard: LayoutDashboard,
  clients: Building2,
  recruiters: Users,
  managers: UserCog,
  campaigns: Megaphone,
  skills: Tags,
  search: Search,
  resumes: FileText,
  market: Handshake,
  tasks: ListChecks,
};
