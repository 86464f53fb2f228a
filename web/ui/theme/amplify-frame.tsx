import { ThemeProvider } from '@aws-amplify/ui-react';
import '@aws-amplify/ui-react/styles/accordion.layer.css';
import '@aws-amplify/ui-react/styles/button.layer.css';
import '@aws-amplify/ui-react/styles/_fieldControl.layer.css';
import '@aws-amplify/ui-react/styles/flex.layer.css';
import '@aws-amplify/ui-react/styles/icon.layer.css';
import '@aws-amplify/ui-react/styles/menu.layer.css';
import '@aws-amplify/ui-react/styles/switchField.layer.css';
import '@aws-amplify/ui-react/styles/tabs.layer.css';
import type { ReactNode } from 'react';
import { amplifyTheme } from './amplify-theme.ts';
import './amplify-frame.css';

/** The provider for Menu, Tabs, Switch and Accordion. The signed-in shell includes it; public pages do not need it. */
export function AmplifyFrame({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={amplifyTheme} direction={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}>
      {children}
    </ThemeProvider>
  );
}
