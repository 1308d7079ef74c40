// The least that each component needs to be drawn: props it cannot do without, and what stands around it.

const nothing = () => {};

/** The samples for what the packages export; `h` makes elements. */
export function makeSamples(packages, h) {
  const { material, lab, joy, base, grid, pickers, charts, tree, toolpad } = packages;
  const anchor = document.createElement('div');
  anchor.id = 'anchor';
  const child = h('span', null, 'child');
  const day = packages.dayjs('2024-01-01');
  const place = (...children) => h('div', { id: 'place' }, ...children);
  const open = { open: true, anchorEl: anchor, children: child };

  const bars = [{ type: 'bar', data: [1, 2, 3], id: 's', label: 'S' }];
  const lines = [{ type: 'line', data: [1, 2, 3], id: 'l', area: true, label: 'L' }];
  const slices = [{ type: 'pie', id: 'p', data: [{ id: 0, value: 1, label: 'a' }] }];
  const points = [{ type: 'scatter', id: 'c', data: [{ id: 0, x: 1, y: 2 }] }];
  const size = { width: 500, height: 300, skipAnimation: true };
  const radar = { ...size, series: [{ data: [1, 2, 3] }], radar: { metrics: ['a', 'b', 'c'] } };
  const bands = (scaleType) => [{ data: [1, 2, 3], scaleType, id: 'x' }];
  const line = { id: 'l', color: '#000', d: 'M0 0', skipAnimation: true };
  const bar = { x: 0, y: 0, xOrigin: 0, yOrigin: 0, width: 1, height: 1, layout: 'vertical' };
  const arc = {
    id: 'p',
    dataIndex: 0,
    color: '#000',
    startAngle: 0,
    endAngle: 1,
    innerRadius: 0,
    outerRadius: 50,
    arcLabelRadius: 30,
    cornerRadius: 0,
    paddingAngle: 0,
    isFaded: false,
    isHighlighted: false,
    skipAnimation: true,
  };
  const arcs = { ...arc, data: [{ ...arc, id: 0, value: 1, index: 0, formattedValue: '1' }] };
  const surface = h(charts.ChartsSurface);

  const props = {
    material: {
      Accordion: { children: [h('b', { key: 1 }), h('i', { key: 2 })] },
      Autocomplete: { options: [], renderInput: (given) => h(material.TextField, given) },
      AvatarGroup: { children: child },
      Backdrop: { open: true },
      Badge: { children: child },
      BottomNavigation: { children: h(material.BottomNavigationAction) },
      CardMedia: { image: 'x' },
      ClickAwayListener: { onClickAway: nothing, children: child },
      Collapse: { in: true, children: child },
      Dialog: { open: true },
      Drawer: { open: true },
      Fade: { in: true, children: child },
      FormControlLabel: { control: h('input'), label: 'x' },
      Grow: { in: true, children: child },
      InputAdornment: { position: 'end' },
      Menu: open,
      MobileStepper: { steps: 3, activeStep: 0, backButton: null, nextButton: null },
      Modal: open,
      NativeSelect: { input: h(material.Input) },
      NoSsr: { children: child },
      PaginationItem: { page: 1 },
      Popover: open,
      Popper: open,
      Portal: { children: child },
      Select: { value: '', children: child },
      Slide: { in: true, children: child },
      Snackbar: { open: true, message: 'x' },
      SpeedDial: { ariaLabel: 'x' },
      SpeedDialAction: { id: 'y' },
      StepIcon: { icon: 1 },
      SwipeableDrawer: { open: true, onClose: nothing, onOpen: nothing },
      TabScrollButton: { direction: 'left', orientation: 'horizontal' },
      TablePagination: { count: 3, page: 0, rowsPerPage: 10, onPageChange: nothing },
      Tabs: { value: 0, children: h(material.Tab, { label: 'x' }) },
      ToggleButton: { value: 'x' },
      Tooltip: { title: 'x', children: child },
      Zoom: { in: true, children: child },
    },
    lab: {
      Masonry: { children: child },
      TabContext: { value: '1', children: child },
      TabList: { children: h(material.Tab, { value: '1' }) },
      TabPanel: { value: '1' },
    },
    joy: {
      Autocomplete: { options: [] },
      Badge: { children: child },
      Drawer: open,
      Modal: open,
      Option: { value: '1' },
      Snackbar: { open: true },
      TabPanel: { value: 0 },
      Tooltip: { title: 'x', children: child },
    },
    base: {
      ClickAwayListener: { onClickAway: nothing, children: child },
      FocusTrap: open,
      Modal: open,
      NoSsr: { children: child },
      Option: { value: '1' },
      Popper: open,
      Popup: { ...open, anchor },
      Portal: { children: child },
      Snackbar: { open: true },
      Tab: { value: 0 },
      TabPanel: { value: 0 },
      TablePagination: { count: 3, page: 0, rowsPerPage: 10, onPageChange: nothing },
    },
    grid: {
      DataGrid: { rows: [{ id: 1, a: 1 }], columns: [{ field: 'a' }] },
      GridColumnMenu: { open: true, colDef: { field: 'a' }, hideMenu: nothing },
    },
    pickers: {
      LocalizationProvider: { children: child, dateAdapter: packages.AdapterDayjs },
      PickersActionBar: { actions: ['accept'] },
      PickersCalendarHeader: {
        currentMonth: day,
        minDate: day,
        maxDate: day,
        onMonthChange: nothing,
        views: ['day'],
        view: 'day',
        timezone: 'default',
      },
      PickersDay: { day, onDaySelect: nothing, outsideCurrentMonth: false },
      PickersLayout: { children: child },
      PickersSectionList: { elements: [], sectionListRef: { current: null } },
      PickersShortcuts: { items: [{ label: 'x', getValue: () => day }], isValid: () => true },
      PickersTextField: { elements: [], sectionListRef: { current: null }, id: 'x', value: '' },
    },
    charts: {
      AnimatedArea: { ...line, ownerState: line },
      AnimatedLine: { ...line, ownerState: line },
      AreaElement: line,
      BarChart: { ...size, series: bars, xAxis: bands('band') },
      BarElement: { ...bar, id: 's', dataIndex: 0, color: '#000', skipAnimation: true },
      BarLabel: { ...bar, seriesId: 's', dataIndex: 0, color: '#000', children: 'x' },
      ChartContainer: { ...size, series: bars, xAxis: bands('band'), children: h('g') },
      ChartDataProvider: { ...size, series: bars, xAxis: bands('band'), children: surface },
      ChartsClipPath: { id: 'clip' },
      ChartsReferenceLine: { x: 1 },
      ChartsText: { text: 'a' },
      ChartsXAxis: { axisId: 'x', position: 'bottom' },
      ChartsYAxis: { position: 'left' },
      ContinuousColorLegend: { axisDirection: 'x' },
      Gauge: { ...size, value: 5 },
      GaugeContainer: { ...size, value: 5, children: h('g') },
      LineChart: { ...size, series: lines, xAxis: bands('linear') },
      LineElement: line,
      LineHighlightElement: { id: 'l', color: '#000', x: 1, y: 1, shape: 'circle' },
      MarkElement: { ...line, dataIndex: 0, x: 1, y: 1, shape: 'circle' },
      PieArc: arc,
      PieArcLabel: { ...arc, formattedArcLabel: 'x' },
      PieArcLabelPlot: { ...arcs, arcLabel: 'label' },
      PieArcPlot: arcs,
      PieChart: { ...size, series: slices },
      PiecewiseColorLegend: { axisDirection: 'x' },
      RadarChart: radar,
      RadarDataProvider: { ...radar, children: surface },
      Scatter: {
        series: { ...points[0], markerSize: 4 },
        xScale: (x) => x,
        yScale: (y) => y,
        color: '#000',
        colorGetter: () => '#000',
      },
      ScatterChart: { ...size, series: points },
      SparkLineChart: { ...size, data: [1, 2, 3] },
    },
    tree: {
      RichTreeView: { items: [{ id: '1', label: 'a' }] },
      TreeItem: { itemId: '1', label: 'x' },
      TreeItemDragAndDropOverlay: { action: 'make-child', style: {} },
      TreeItemProvider: { children: child, itemId: '1' },
    },
    toolpad: {
      AppProvider: { children: child },
      DashboardLayout: { children: child },
      DialogsProvider: { children: child },
      LocalizationProvider: { children: child },
      NotificationsProvider: { children: child },
      PageContainer: { title: 'x', children: child },
      PageHeader: { title: 'x' },
      PageHeaderToolbar: { children: child },
      SignInPage: { providers: [{ id: 'google', name: 'G' }] },
    },
  };

  function inMaterial(name, element) {
    if (/^Table(Body|Footer|Head)$/.test(name)) return h('table', { id: 'place' }, element);
    if (name === 'TableRow') return h('table', null, h('tbody', { id: 'place' }, element));
    if (/^Table(Cell|Pagination)$/.test(name)) {
      return h('table', null, h('tbody', null, h('tr', { id: 'place' }, element)));
    }
    if (name === 'Tab') {
      return h(material.Tabs, { value: 0, slotProps: { list: { id: 'place' } } }, element);
    }
    if (/^Step(Button|Content|Label)$/.test(name)) {
      const step = h(material.Step, null, place(element));
      return h(material.Stepper, { activeStep: 0, orientation: 'vertical' }, step);
    }
    return place(element);
  }

  function inLab(name, element) {
    const inTabs = /^Tab(List|Panel)$/.test(name);
    return inTabs ? h(lab.TabContext, { value: '1' }, place(element)) : place(element);
  }

  function inTabs(name, element, Tabs, list) {
    const inside = name === 'Tab' ? h(list, { id: 'place' }, element) : place(element);
    return h(Tabs, { defaultValue: 0 }, inside);
  }

  function inMenu(name, element, Dropdown, Menu, MenuButton) {
    if (name === 'MenuButton') return h(Dropdown, null, place(element));
    const inside = name === 'Menu' ? place(element) : h(Menu, { id: 'place' }, element);
    return h(Dropdown, { open: true }, h(MenuButton), inside);
  }

  function inJoy(name, element) {
    if (/^Tab(List|Panel)?$/.test(name)) return inTabs(name, element, joy.Tabs, joy.TabList);
    if (/^Menu(Button|Item)?$/.test(name)) {
      return inMenu(name, element, joy.Dropdown, joy.Menu, joy.MenuButton);
    }
    if (name === 'Option') {
      const slotProps = { listbox: { id: 'place' } };
      return h(joy.Select, { listboxOpen: true, slotProps }, element);
    }
    if (/^Modal(Close|Overflow|Dialog)$/.test(name)) {
      return h(joy.Modal, { open: true }, place(element));
    }
    return place(element);
  }

  function inBase(name, element) {
    if (/^Tab(sList|Panel)?$/.test(name)) return inTabs(name, element, base.Tabs, base.TabsList);
    const slotProps = { listbox: { id: 'place' } };
    if (name === 'MenuItem') {
      const menu = h(base.Menu, { slotProps }, element);
      return h(base.Dropdown, { open: true }, h(base.MenuButton), menu);
    }
    if (/^Menu/.test(name)) {
      return inMenu(name, element, base.Dropdown, base.Menu, base.MenuButton);
    }
    if (/^Option/.test(name)) return h(base.Select, { listboxOpen: true, slotProps }, element);
    return place(element);
  }

  function inGrid(name, element) {
    if (name === 'DataGrid') return place(element);
    const inBar = !/^(Toolbar|Grid.*Panel|GridColumnMenu)$/.test(name);
    const inFilter = /^QuickFilter./.test(name);
    const filter = inFilter
      ? h(grid.QuickFilter, { defaultExpanded: true }, place(element))
      : place(element);
    const toolbar = () => (inBar ? h(grid.Toolbar, null, filter) : place(element));
    const { rows, columns } = props.grid.DataGrid;
    return h(grid.DataGrid, { rows, columns, showToolbar: true, slots: { toolbar } });
  }

  function inPickers(name, element) {
    const slot = /(Toolbar|Tabs|ActionBar|Shortcuts|Layout)$/.exec(name)?.[1];
    const key = slot && slot[0].toLowerCase() + slot.slice(1);
    const kind = /DateTime/.test(name) ? 'DateTime' : /Time/.test(name) ? 'Time' : 'Date';
    const inside = slot
      ? h(pickers[`Static${kind}Picker`], { slots: { [key]: () => place(element) } })
      : place(element);
    return h(pickers.LocalizationProvider, { dateAdapter: packages.AdapterDayjs }, inside);
  }

  function inCharts(name, element) {
    if (/(Chart|Container|Provider|Gauge)$/.test(name) && name !== 'ChartsTooltipContainer') {
      return place(element);
    }
    const inside = h('g', { id: 'place' }, element);
    if (/^Radar/.test(name)) {
      const chart = charts.RadarDataProvider ?? charts.Unstable_RadarDataProvider;
      return h(chart, radar, h(charts.ChartsSurface, null, inside));
    }
    const isPie = /^Pie(?!cewise)/.test(name);
    const isLine = /Line|Mark|Area/.test(name) && name !== 'ChartsReferenceLine';
    const isScatter = /Scatter/.test(name);
    const series = isPie ? slices : isLine ? lines : isScatter ? points : bars;
    const [axis] = bands(isLine || isScatter ? 'linear' : 'band');
    const colors = /Piecewise/.test(name)
      ? { type: 'piecewise', thresholds: [1, 2], colors: ['#000', '#fff', '#00f'] }
      : { type: 'continuous', min: 0, max: 5, color: ['#000', '#fff'] };
    const colorMap = /Color/.test(name) ? colors : undefined;
    const given = { ...size, series, xAxis: isPie ? undefined : [{ ...axis, colorMap }] };
    return /Legend$|Tooltip|Surface/.test(name)
      ? h(charts.ChartDataProvider, given, place(element))
      : h(charts.ChartContainer, given, inside);
  }

  function inTree(name, element) {
    if (!name.startsWith('TreeItem')) return place(element);
    if (name === 'TreeItem') return h(tree.SimpleTreeView, { id: 'place' }, element);
    const item = h(tree.TreeItem, { itemId: '1', label: place(element) });
    return h(tree.SimpleTreeView, null, item);
  }

  function inToolpad(name, element) {
    if (name === 'AppProvider') return place(element);
    const given = {
      session: { user: { name: 'Ann', email: 'ann@example.com' } },
      authentication: { signIn: nothing, signOut: nothing },
      navigation: [{ segment: '', title: 'Home' }],
    };
    return h(toolpad.AppProvider, given, place(element));
  }

  const surroundings = {
    material: inMaterial,
    lab: inLab,
    joy: inJoy,
    base: inBase,
    grid: inGrid,
    pickers: inPickers,
    charts: inCharts,
    tree: inTree,
    toolpad: inToolpad,
  };

  return {
    anchor,
    find: (from, name) =>
      packages[from][name] ??
      packages[from][`Unstable_${name}`] ??
      { ...packages.basePopup, ...packages.baseNumberInput, Masonry: packages.Masonry }[name] ??
      { ...packages.basePopup, ...packages.baseNumberInput }[`Unstable_${name}`],
    props: (from, name) => ({ ...props[from]?.[name], 'data-probe': '' }),
    place: (from, name, element) => surroundings[from]?.(name, element) ?? place(element),
  };
}
