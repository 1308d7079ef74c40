import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { TabPanel as BaseTabPanel } from '@mui/base/TabPanel';
import { Tabs as BaseTabs } from '@mui/base/Tabs';
import { TabsList as BaseTabsList } from '@mui/base/TabsList';
import styled from '@mui/system/styled';

const Tabs = styled(BaseTabs)(`
  font: 1rem / 1.5 system-ui, sans-serif;
`);

const TabsList = styled(BaseTabsList)(`
  display: flex;
  gap: 0.25rem;
`);

const Tab = styled(BaseTab)(`
  padding: 0.5rem 1rem;
  border: 0;
  border-radius: 0.375rem;
  background: none;
  color: light-dark(#0f172b, #f1f5f9);
  font: inherit;
  cursor: pointer;

  &.${tabClasses.selected} {
    background-color: light-dark(#00786f, #46ecd5);
    color: light-dark(#fff, #0f172b);
  }

  &:focus-visible {
    outline: 2px solid light-dark(#00786f, #46ecd5);
    outline-offset: 2px;
  }
`);

const TabPanel = styled(BaseTabPanel)(`
  padding: 0.75rem 1rem;
`);

export default function TimetableTabs() {
  return (
    <Tabs defaultValue="week">
      <TabsList aria-label="Timetable">
        <Tab value="week">Weekdays</Tab>
        <Tab value="sunday">Sundays</Tab>
      </TabsList>
      <TabPanel value="week">Every ten minutes from 6 a.m.</TabPanel>
      <TabPanel value="sunday">Every half hour from 8 a.m.</TabPanel>
    </Tabs>
  );
}
